import type { MemberDataDeclaration } from '#server/member-data/member-data.ts';

/** The module's share of the data of a member. */
export const memberData: MemberDataDeclaration = {
  leftOut: { rewarded_ads: 'which ads you watched for an hour without ads, so that each is counted once' },
};
