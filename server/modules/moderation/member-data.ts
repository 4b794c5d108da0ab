import type { MemberDataDeclaration } from '#server/member-data/member-data.ts';

/** The module's share of the data of a member. */
export const memberData: MemberDataDeclaration = {
  leftOut: {
    reports: 'were written to those who run the site',
  },
  keptRows: {
    reports: 'a report is about somebody else, and may be under way',
  },
};
