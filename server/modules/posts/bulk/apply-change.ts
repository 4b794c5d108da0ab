import type { ResolvedBlog } from '#server/access/subjects.ts';
import type { Queryable } from '#server/db/database.ts';
import type { PostRow } from '#server/entities/post/rows.ts';
import { lockLimit } from '#server/entities/user/limit-locks-repository.ts';
import { checkQueueRoom, enterQueue, lockQueue } from '#server/modules/posts/queue/queue-repository.ts';
import { mayPublishToday } from '../publishing/publishing-rules.ts';
import { changeUndoably, deleteUndoably } from './bulk-repository.ts';
import type { BulkRequest } from './choose.ts';
import { moveDependents, moveUndoably } from './move-repository.ts';
import { checkQueueSpace, lockBothBlogs } from './move-target.ts';
import type { PlannedOutcome } from './plan.ts';

/** A chosen post and what becomes of it. */
export interface Planned {
  row: PostRow;
  fate: PlannedOutcome;
}

/** Member, request and blogs of a bulk change. */
export interface Change {
  body: BulkRequest;
  blog: ResolvedBlog;
  /** The target blog of a move. */
  to: ResolvedBlog | undefined;
  userId: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Takes the locks in the common order: the limit, the queue; the posts come after. */
export async function holdFor(tx: Queryable, { body, blog, to, userId }: Change): Promise<void> {
  if (body.dry_run) return;
  if (to) await lockBothBlogs(tx, { from: blog, to }, userId);
  if (body.action !== 'set_state') return;
  if (body.state === 'published') await lockLimit(tx, 'postsPerDay', userId);
  if (body.state === 'queue') await lockQueue(tx, blog);
}

/**
 * Rejects a change that exceeds the daily limit or the queue as a whole, so that it is never applied in part.
 *
 * @throws daily-post-limit-hit or queue-limit-reached
 */
export async function checkRoom(
  tx: Queryable,
  planned: readonly Planned[],
  { body, blog, to, userId, now }: Change,
): Promise<void> {
  const isDry = body.dry_run;
  if (to) {
    const queued = planned.filter(({ row, fate }) => fate.kind === 'moved' && row.state === 'queued').length;
    await checkQueueSpace(tx, to, { queued, isDry, now });
  }
  const count = planned.filter(({ fate }) => fate.kind === 'changed').length;
  if (body.action !== 'set_state' || count === 0) return;
  if (body.state === 'published') await mayPublishToday(tx, userId, now, count);
  if (body.state !== 'queue') return;
  if (isDry) await checkQueueRoom(tx, blog.id, count);
  else await enterQueue(tx, blog, now, count);
}

/** Applies the plan so that it can be undone. Returns the changed posts. */
export async function applyChange(
  tx: Queryable,
  changeId: string,
  todo: readonly Planned[],
  { blog, to }: Change,
): Promise<PostRow[]> {
  const way = to && { from: blog.id, to: to.id };
  if (way) {
    const ids = todo.map(({ row }) => row.id);
    await moveDependents(tx, ids, way);
  }
  const changed: PostRow[] = [];
  for (const { row, fate } of todo) {
    const isDone =
      fate.kind === 'changed'
        ? await changeUndoably(tx, changeId, blog.id, row.id, fate.change)
        : way
          ? await moveUndoably(tx, changeId, row.id, way)
          : await deleteUndoably(tx, changeId, blog.id, row.id);
    if (isDone) changed.push(row);
  }
  return changed;
}
