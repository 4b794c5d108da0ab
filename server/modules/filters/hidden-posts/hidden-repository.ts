import type { Tables } from '#generated/schema.ts';
import { requireFound } from '#server/core/errors.ts';
import { LARGEST_ID } from '#server/core/ids.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import type { PostRow } from '#server/entities/post/rows.ts';
import { isVisiblePost } from '#server/policies/visible-posts.ts';

/** A post that a member hid with its whole tree, identified by the tree's root. */
export interface HiddenPostRow extends Columns<'hidden_posts', 'root_post_id'> {
  blog_name: Tables['blogs']['name'];
  /** Empty when the member may no longer read it. */
  summary: string;
  /** Seconds since 1970. */
  created: number;
  position: string;
}

const HIDDEN = `
  select h.root_post_id, b.name as blog_name, h.position::text as position,
         case when ${isVisiblePost('readable', '$1::bigint', { post: 'p', blog: 'b' })} then p.summary else '' end as summary,
         floor(extract(epoch from h.created_at))::float8 as created
    from hidden_posts h
    left join posts p on p.id = h.root_post_id
    join blogs b on b.id = coalesce(p.blog_id, h.root_blog_id)
   where h.user_id = $1`;

/** Returns a member's hidden posts, the last hidden first, after a position in that list. */
export function hiddenPostsOf(
  db: Queryable,
  userId: string,
  page: { below?: string | undefined; limit: number },
): Promise<HiddenPostRow[]> {
  return db.query<HiddenPostRow>(`${HIDDEN} and h.position < $2 order by h.position desc limit $3`, [
    userId,
    page.below ?? LARGEST_ID,
    page.limit,
  ]);
}

/** Hides the tree of a post for a member. Idempotent. */
export async function insertHidden(
  tx: Queryable,
  userId: string,
  post: Pick<PostRow, 'root_post_id' | 'root_blog_id'>,
): Promise<HiddenPostRow> {
  await tx.query(
    'insert into hidden_posts (user_id, root_post_id, root_blog_id) values ($1, $2, $3) on conflict do nothing',
    [userId, post.root_post_id, post.root_blog_id],
  );
  const row = await first<HiddenPostRow>(tx, `${HIDDEN} and h.root_post_id = $2`, [
    userId,
    post.root_post_id,
  ]);
  return requireFound(row, 'The post');
}

/** Unhides a tree by any post of it. Returns true when it was hidden. */
export async function deleteHidden(db: Queryable, userId: string, postId: string): Promise<boolean> {
  const gone = await db.query(
    `delete from hidden_posts where user_id = $1 and root_post_id in (
       select $2::bigint union select root_post_id from posts where id = $2) returning root_post_id`,
    [userId, postId],
  );
  return gone.length > 0;
}
