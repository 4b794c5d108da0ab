import { countQueued, presentUserLimits, usedLimits } from '#server/entities/user/limit-counts.ts';
import type { Handler } from '#server/http/contract/handler.ts';

/** The queue told of is that of the member's first blog. */
export const getUserLimits: Handler<'getUserLimits'> = async ({ db, services, viewer }) => {
  const [used, queued] = await Promise.all([
    usedLimits(db, viewer.userId, services.now()),
    countQueued(db, viewer.primaryBlogId),
  ]);
  return { user: presentUserLimits(used, queued) };
};
