import { countQueued, presentUserLimits, usedLimits } from '#server/entities/user/limit-counts-repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';

/** Returns the member's limits; the queue is that of the primary blog. */
export const getUserLimits: Handler<'getUserLimits'> = async ({ db, services, viewer }) => {
  const [used, queued] = await Promise.all([
    usedLimits(db, viewer.userId, services.now()),
    countQueued(db, viewer.primaryBlogId),
  ]);
  return { user: presentUserLimits(used, queued) };
};
