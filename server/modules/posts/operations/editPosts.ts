import { type ErrorSlug, errorCatalogue } from '#generated/errors.ts';
import type { components } from '#generated/types/api.d.ts';
import type { ResolvedBlog } from '#server/access/subjects.ts';
import { randomToken } from '#server/core/tokens.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentPosts } from '#server/entities/post/posts-presenter.ts';
import { postsByIds } from '#server/entities/post/repository.ts';
import type { PostRow } from '#server/entities/post/rows.ts';
import { lockLimit } from '#server/entities/user/limit-locks-repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { checkQueueRoom, enterQueue, lockQueue } from '#server/modules/posts/queue/queue-repository.ts';
import { beginChange, changeUndoably, deleteUndoably } from '../bulk/bulk-repository.ts';
import { type BulkRequest, chosenPosts, type SelectedPost } from '../bulk/choose.ts';
import { moveDependents, moveUndoably } from '../bulk/move-repository.ts';
import { checkQueueSpace, lockBothBlogs, moveTarget } from '../bulk/move-target.ts';
import { type PlannedOutcome, planOf } from '../bulk/plan.ts';
import { mayPublishToday } from '../publishing/publishing-rules.ts';

type Result = components['schemas']['BulkEditResult'];

/** Number of posts in the response. */
const SAMPLE_SIZE = 5;

interface Planned {
  row: PostRow;
  fate: PlannedOutcome;
}

function skippedOf({ missing }: SelectedPost, planned: readonly Planned[]): Result['skipped'] {
  const codeOf = (slug: ErrorSlug) => errorCatalogue[slug].code;
  return [
    ...missing.map((id) => ({ id, code: codeOf('not-found') })),
    ...planned.flatMap(({ row, fate }) =>
      fate.kind === 'skipped' ? [{ id: row.id, code: codeOf(fate.why) }] : [],
    ),
  ];
}

/** Member, request and blogs of a bulk change. */
interface Change {
  body: BulkRequest;
  blog: ResolvedBlog;
  /** The target blog of a move. */
  to: ResolvedBlog | undefined;
  userId: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Takes the locks in the common order: the limit, the queue; the posts come after. */
async function holdFor(tx: Queryable, { body, blog, to, userId }: Change): Promise<void> {
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
async function checkRoom(
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
async function applyChange(
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

/** Plans with the posts locked and applies the change in one transaction. */
export const editPosts: Handler<'editPosts'> = async ({ body, subject, db, services, viewer }) => {
  const { blog } = subject;
  const { userId } = viewer;
  const now = services.now();
  const plan = planOf(body, userId);
  const change = { body, blog, to: await moveTarget(db, body, blog, userId), userId, now };
  const undoToken = randomToken();
  return db.transaction(async (tx): Promise<Result> => {
    await holdFor(tx, change);
    const chosen = await chosenPosts(tx, blog.id, userId, body);
    const planned = chosen.posts.map((row) => ({ row, fate: plan(row) }));
    await checkRoom(tx, planned, change);
    const answerOf = async (changed: readonly PostRow[]): Promise<Result> => ({
      dryRun: body.dry_run,
      matched: chosen.matched,
      changed: changed.length,
      skipped: skippedOf(chosen, planned),
      sample: await presentPosts(
        tx,
        await postsByIds(
          tx,
          changed.slice(0, SAMPLE_SIZE).map(({ id }) => id),
          userId,
        ),
        userId,
        [blog],
      ),
    });
    const todo = planned.filter(({ fate }) => fate.kind !== 'same' && fate.kind !== 'skipped');
    if (body.dry_run || todo.length === 0) return answerOf(todo.map(({ row }) => row));
    const until = await beginChange(tx, { id: undoToken, blogId: blog.id, userId, now });
    const changed = await applyChange(tx, undoToken, todo, change);
    return { ...(await answerOf(changed)), undoToken, undoUntilTs: until };
  });
};
