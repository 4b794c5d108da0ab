import type { Tables } from '#generated/schema.ts';
import { first, type Queryable } from '#server/db/database.ts';
import type { PostRow } from '#server/entities/post/rows.ts';
import { type Skeleton, START_OF_LIST } from '#server/feed/skeletons.ts';

/**
 * Mutes a post's notes for a member.
 *
 * @param seconds duration; 0 is forever
 * @returns the end, in seconds since 1970; null for never
 */
export async function putPostMute(
  tx: Queryable,
  userId: string,
  post: Pick<PostRow, 'id'>,
  seconds: number,
): Promise<number | null> {
  const row = await first<{ expires: number | null }>(
    tx,
    `insert into post_mutes as m (user_id, post_id, blog_id, expires_at)
     select $1, p.id, p.blog_id, case when $3::int = 0 then null else now() + $3::int * interval '1 second' end
       from posts p where p.id = $2 for key share
     on conflict (user_id, post_id) do update set expires_at = excluded.expires_at, position = excluded.position
     returning floor(extract(epoch from m.expires_at))::float8 as expires`,
    [userId, post.id, seconds],
  );
  return row?.expires ?? null;
}

/** Unmutes a post's notes for a member. Returns true when that changed anything. */
export async function deletePostMute(db: Queryable, userId: string, postId: string): Promise<boolean> {
  const gone = await db.query(
    'delete from post_mutes where user_id = $1 and post_id = $2 returning post_id',
    [userId, postId],
  );
  return gone.length > 0;
}

const MUTED = `select post_id as id, position::text as position from post_mutes
                where user_id = $1 and position < $2 and (expires_at is null or expires_at > now())
                order by position desc limit $3`;

/** Returns the skeleton of posts whose notes a member muted, the last muted first. */
export function mutedPostsSkeleton(db: Queryable, userId: string): Skeleton {
  return async (after, count) => {
    const rows = await db.query<{ id: Tables['post_mutes']['post_id']; position: string }>(MUTED, [
      userId,
      after?.[0] ?? START_OF_LIST,
      count,
    ]);
    return rows.map(({ id, position }) => ({ id, key: [position] }));
  };
}
