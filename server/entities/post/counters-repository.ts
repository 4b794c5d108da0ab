import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { rowExists } from '#server/db/planner.ts';

/** Returns a post's current counters, after an action of the member's. */
export async function countersOf(
  db: Queryable,
  postId: string,
  userId: string,
): Promise<components['schemas']['PostCounters']> {
  const row = await first<{
    liked: boolean;
    note_count: number;
    like_count: number;
    reblog_count: number;
    reply_count: number;
    self_reply_count: number;
  }>(
    db,
    `select ${rowExists('likes l where l.user_id = $2 and l.post_id = p.id')} as liked,
            coalesce(c.note_count, 0) as note_count, coalesce(c.like_count, 0) as like_count,
            coalesce(c.reblog_count, 0) as reblog_count, coalesce(c.reply_count, 0) as reply_count,
            coalesce(c.self_reply_count, 0) as self_reply_count
       from posts p left join post_counts c on c.root_post_id = p.root_post_id where p.id = $1`,
    [postId, userId],
  );
  if (!row) throw domainError('not-found');
  return {
    id: postId,
    liked: row.liked,
    noteCount: row.note_count,
    likeCount: row.like_count,
    reblogCount: row.reblog_count,
    replyCount: row.reply_count,
    selfReplyCount: row.self_reply_count,
  };
}
