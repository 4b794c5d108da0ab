import type { MemberDataDeclaration } from '#server/member-data/member-data.ts';
import { ownRows } from '#server/member-data/parts.ts';
import { erasureSteps } from './erasure.ts';

/** The module's share of the data of a member. */
export const memberData: MemberDataDeclaration = {
  parts: [ownRows('tag_follows', 'The tags you follow.', 't.position', ['tag', 'position', 'created_at'])],
  erasure: erasureSteps,
};
