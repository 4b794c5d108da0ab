import type { MemberDataDeclaration } from '#server/member-data/member-data.ts';

/** The module's share of the data of a member. */
export const memberData: MemberDataDeclaration = {
  leftOut: {
    announcements: 'belong to the site, which shows them also when their author has left',
    site_flag_accounts: 'says whom staff lets try a feature of the site, which nobody takes along',
    suspensions: 'last while nobody can log in to take anything along',
  },
};
