import { countQueued, presentPosting, usedLimits } from '#server/entities/user/limit-counts-repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';

/**
 * Returns the limits of posting. Daily limits belong to the member, whichever blog they post from; the queue limit is
 * the blog's.
 */
export const getBlogLimits: Handler<'getBlogLimits'> = async ({ subject, db, services, viewer }) => {
  const [used, queued] = await Promise.all([
    usedLimits(db, viewer.userId, services.now()),
    countQueued(db, subject.blog.id),
  ]);
  return { limits: presentPosting(used, queued) };
};
