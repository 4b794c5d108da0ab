import type { ResolvedBlog } from '#server/access/subjects.ts';
import { type DomainError, domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import { checkQueueRoom, enterQueue, lockQueue } from '../queue/queue-repository.ts';
import type { BulkRequest } from './choose.ts';
import { lockAdminRoles } from './move-repository.ts';
import { missingField } from './plan.ts';

type Home = Pick<BlogRow, 'id' | 'timezone'>;

/** The two blogs of a move. */
export interface Move {
  from: Home;
  to: Home;
}

function notAdmin(): DomainError {
  return domainError('not-allowed', { reason: 'not_admin_of_both' });
}

/**
 * Returns the blog that a request moves posts to; undefined for other actions.
 *
 * @throws invalid-request-param without a blog, or with the one they are on; not-found when the member does not write
 * for it; not-allowed when they are not an admin of both
 */
export async function moveTarget(
  db: Queryable,
  { action, to_blog: name }: BulkRequest,
  from: ResolvedBlog,
  userId: string,
): Promise<ResolvedBlog | undefined> {
  if (action !== 'move_to_blog') return undefined;
  if (name === undefined) throw missingField('to_blog');
  const to = await findBlog(db, name, userId);
  if (!to || to.member_role === null) {
    throw domainError('not-found', { field: 'to_blog', reason: 'own_blog' });
  }
  if (to.id === from.id) {
    throw domainError('invalid-request-param', {
      field: 'to_blog',
      reason: 'same_blog',
    });
  }
  if (from.member_role !== 'admin' || to.member_role !== 'admin') throw notAdmin();
  return to as ResolvedBlog;
}

/**
 * Locks both blogs of a move until the transaction ends: their queues, in the order of their ids whatever the
 * direction, and the member's roles. Call it before any post is locked.
 *
 * @throws not-allowed when the member is no longer an admin of one of them
 */
export async function lockBothBlogs(tx: Queryable, { from, to }: Move, userId: string): Promise<void> {
  for (const home of BigInt(from.id) < BigInt(to.id) ? [from, to] : [to, from]) await lockQueue(tx, home);
  if ((await lockAdminRoles(tx, [from.id, to.id], userId)) !== 2) throw notAdmin();
}

/**
 * Reserves room in the target blog's queue for queued posts, or only checks it for a dry run.
 *
 * @param now milliseconds since 1970
 * @throws queue-limit-reached
 */
export async function checkQueueSpace(
  tx: Queryable,
  to: Home,
  { queued, isDry, now }: { queued: number; isDry: boolean; now: number },
): Promise<void> {
  if (queued === 0) return;
  if (isDry) await checkQueueRoom(tx, to.id, queued);
  else await enterQueue(tx, to, now, queued);
}
