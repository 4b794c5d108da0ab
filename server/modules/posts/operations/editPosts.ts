import { randomToken } from '#server/core/tokens.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { applyChange, checkRoom, holdFor } from '../bulk/apply-change.ts';
import { beginChange } from '../bulk/bulk-repository.ts';
import { chosenPosts } from '../bulk/choose.ts';
import { moveTarget } from '../bulk/move-target.ts';
import { planOf } from '../bulk/plan.ts';
import { presentResult } from '../bulk/result-presenter.ts';
import { skipBurning } from '../bulk/skip-burning.ts';

/** Plans with the posts locked and applies the change in one transaction. */
export const editPosts: Handler<'editPosts'> = async ({ body, subject, db, services, viewer }) => {
  const { blog } = subject;
  const { userId } = viewer;
  const now = services.now();
  const plan = planOf(body, userId);
  const change = { body, blog, to: await moveTarget(db, body, blog, userId), userId, now };
  const undoToken = randomToken();
  return db.transaction(async (tx) => {
    await holdFor(tx, change);
    const chosen = await chosenPosts(tx, blog.id, userId, body);
    const planned = chosen.posts.map((row) => ({ row, fate: plan(row) }));
    await skipBurning(tx, planned);
    await checkRoom(tx, planned, change);
    const todo = planned.filter(({ fate }) => fate.kind !== 'same' && fate.kind !== 'skipped');
    if (body.dry_run || todo.length === 0) {
      return presentResult(tx, change, chosen, { planned, changed: todo.map(({ row }) => row) });
    }
    const until = await beginChange(tx, { id: undoToken, blogId: blog.id, userId, now });
    const changed = await applyChange(tx, undoToken, todo, change);
    const result = await presentResult(tx, change, chosen, { planned, changed });
    return { ...result, undoToken, undoUntilTs: until };
  });
};
