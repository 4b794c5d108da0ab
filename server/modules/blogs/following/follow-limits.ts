import { limits } from '#generated/limits.ts';
import { domainError, rateLimited } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { countFollowsSince } from '#server/entities/blog/repository.ts';
import { DAY_SECONDS } from '#server/entities/user/limit-locks-repository.ts';

/**
 * Checks that a member may follow one more blog. The transaction must hold the lock of `followsPerDay`.
 *
 * @param now seconds since 1970
 * @throws limit-reached for too many in total, rate-limit-exceeded for too many within a day
 */
export async function mayFollowOneMore(tx: Queryable, userId: string, now: number): Promise<void> {
  if ((await countFollowsSince(tx, userId, 0)) >= limits.followedBlogs) {
    const most = limits.followedBlogs.toLocaleString('en');
    throw domainError('limit-reached', { reason: 'follows', params: { limit: most } });
  }
  if ((await countFollowsSince(tx, userId, now - DAY_SECONDS)) >= limits.followsPerDay)
    throw rateLimited(DAY_SECONDS);
}
