import type { Queryable } from '#server/db/database.ts';
import { noteAttended } from '../people/seats-repository.ts';
import { type CommunityAct, recordCommunityAct } from './audit-log-repository.ts';
import { moderatorBlog } from './moderators-repository.ts';

/** An act as the operation knows it; who acted, and as which blog, is looked up. */
export type ModeratorAct = Omit<CommunityAct, 'communityId' | 'actor'>;

/**
 * Writes what a member did into the log of a community, as the blog with which they help to run it. An act of a
 * moderator also shows that somebody looks after the community. Call it in the transaction of the act.
 */
export async function recordModeratorAct(
  tx: Queryable,
  { communityId, userId }: { communityId: string; userId: string },
  act: ModeratorAct,
): Promise<void> {
  const blogId = await moderatorBlog(tx, communityId, userId);
  await recordCommunityAct(tx, { ...act, communityId, actor: { kind: 'member', blogId } });
  await noteAttended(tx, communityId);
}
