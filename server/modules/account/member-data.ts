import type { MemberDataDeclaration } from '#server/member-data/member-data.ts';
import { ownRows } from '#server/member-data/parts.ts';

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
  // An import would claim mails that the other site never sent.
  readOnlyParts: [
    ownRows(
      'mail_deliveries',
      'E-mails of the last weeks to you: of which kind, and when.',
      't.created_at, t.id',
      [...['id', 'kind', 'address', 'state', 'created_at', 'settled_at']],
    ),
  ],
  leftOut: {
    data_downloads: 'are the archives themselves',
  },
};
