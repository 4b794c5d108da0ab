import type { MemberDataDeclaration } from '#server/member-data/member-data.ts';

/** The module's share of the data of a member. */
export const memberData: MemberDataDeclaration = {
  leftOut: {
    boops: 'a game of one site, with those who play it there',
  },
};
