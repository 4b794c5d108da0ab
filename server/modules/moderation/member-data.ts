import type { MemberDataDeclaration } from '#server/member-data/member-data.ts';

/** The module's share of the data of a member. */
export const memberData: MemberDataDeclaration = {
  leftOut: {
    staff_claims: 'mean nothing on another site, where the entry is not',
    staff_notes: 'belong to those who run the site',
    staff_decisions: 'are decisions of those who run the site',
    reports: 'were written to those who run the site',
  },
  keptRows: {
    reports: 'a report is about somebody else, and may be under way',
  },
};
