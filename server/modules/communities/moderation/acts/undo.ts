import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { communitySpace } from '#server/entities/community/policy.ts';
import { liftBan } from '#server/membership/membership.ts';
import { setMute } from '../../people/seats-repository.ts';
import { actOfDecision, type CommunityActor, recordCommunityAct } from '../audit-log-repository.ts';
import { type DecisionRow, markRevoked } from '../decisions-repository.ts';
import { itemAbout, reopenItem } from '../queue/items-repository.ts';
import { ensureMemberItem, itemsSettledBy } from '../queue/member-items-repository.ts';
import { reopenReports } from '../reports/reports-repository.ts';
import { undoOn } from './effects.ts';
import { withdrawNotices } from './notices-repository.ts';

/** Ends what a decision about a member began. What one ended does not begin again; dismissed reports began nothing. */
async function undoOnMember(tx: Queryable, row: DecisionRow): Promise<void> {
  if (row.action === 'approve') return;
  if (row.action === 'mute') return setMute(tx, row.community_id, row.user_id, null);
  if (row.action !== 'ban') throw domainError('not-in-this-state', { reason: 'undo_over' });
  if (row.blog_id !== null) {
    await liftBan(tx, communitySpace(row.community_id), { userId: row.user_id, blogId: row.blog_id });
  }
}

/**
 * Undoes a decision: what was removed is back, mutes and bans end. The log keeps both. Call it with the decision locked.
 * Returns the id of the entry in the queue.
 *
 * @throws not-in-this-state for the end of a mute or a ban
 */
export async function undoDecision(
  tx: Queryable,
  row: DecisionRow,
  by: { userId: string; actor: CommunityActor; action: string },
): Promise<string> {
  if (row.kind === 'member') await undoOnMember(tx, row);
  else await undoOn(tx, row);
  await withdrawNotices(tx, row.id);
  await markRevoked(tx, row.id, by.userId);
  await recordCommunityAct(tx, {
    communityId: row.community_id,
    type: row.kind === 'member' ? 'members' : row.kind === 'post' ? 'posts' : 'comments',
    action: by.action,
    actor: by.actor,
    ...{ targetBlogId: row.blog_id, postId: row.post_id, commentId: row.comment_id },
    ...{ decisionId: row.id, undoesId: await actOfDecision(tx, row.id) },
  });
  return itemOfDecision(tx, row);
}

/**
 * Returns the id of the entry of the queue about what a decision is about.
 *
 * @throws not-found when the blog is gone
 */
export async function itemOfDecision(tx: Queryable, row: DecisionRow): Promise<string> {
  const { blog_id } = row;
  const ofMember = async () => (blog_id === null ? undefined : ensureMemberItem(tx, { ...row, blog_id }));
  const item =
    row.kind === 'member'
      ? await ofMember()
      : await itemAbout(tx, row.community_id, row.comment_id ?? row.post_id ?? '0');
  if (!item) throw domainError('not-found', { reason: 'queue_entry' });
  return item.id;
}

/**
 * Opens the reports and the entries again that a decision had settled. Returns the id of the entry that waits: about a
 * reported member it is another one than that of the decision.
 */
export async function reopenAfter(tx: Queryable, decisionId: string, itemId: string): Promise<string> {
  await reopenReports(tx, decisionId);
  await reopenItem(tx, itemId);
  const ofMembers = await itemsSettledBy(tx, decisionId);
  for (const id of ofMembers) await reopenItem(tx, id);
  return ofMembers[0] ?? itemId;
}
