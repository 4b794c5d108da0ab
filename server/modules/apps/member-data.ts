import type { MemberDataDeclaration } from '#server/member-data/member-data.ts';

/** The module's share of the data of a member. */
export const memberData: MemberDataDeclaration = {
  leftOut: {
    oauth_clients: 'apps call one site',
    oauth_items: 'lets apps in',
  },
};
