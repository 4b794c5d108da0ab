import type { MemberDataDeclaration } from '#server/member-data/member-data.ts';

/** The module's share of the data of a member. */
export const memberData: MemberDataDeclaration = {
  parts: [
    {
      table: 'users',
      columns: [
        'id',
        'uuid',
        'email',
        'birth_date',
        'palette',
        'locale',
        'settings',
        'email_lookup',
        'created_at',
      ],
      where: 't.id = $me',
      order: 't.id',
      about: 'Your account and what you set for yourself.',
      import: {},
    },
  ],
  leftOut: {
    data_downloads: 'are the archives themselves',
  },
};
