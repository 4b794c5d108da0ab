import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';
import { published } from '#server/policies/post-rules.ts';

/** A post that is erased with its member. */
export type LeavingPost = Columns<'posts', 'id' | 'blog_id'>;

/** Returns posts in a member's own blogs, and pending asks and submissions of theirs; at most `count`. */
export function postsLeft(db: Queryable, userId: string, count: number): Promise<LeavingPost[]> {
  return db.query<LeavingPost>(
    `select p.id, p.blog_id from posts p join blogs b on b.id = p.blog_id
      where p.state <> 'deleted'
        and (b.owner_id = $1 or (p.author_id = $1 and p.state in ('ask', 'submission'))) limit $2`,
    [userId, count],
  );
}

/**
 * Deletes trail parts of the member's blogs that no remaining post refers to. Parts that others have reblogged,
 * published or in their drafts, stay.
 */
export async function deleteUnusedParts(tx: Queryable, userId: string): Promise<void> {
  const passedOn = (state: string) =>
    `exists (select 1 from posts p where p.root_post_id = o.root_post_id and p.parent_post_id is not null and ${state}
               and p.trail @> jsonb_build_array(jsonb_build_object('partId', t.id::text)))`;
  await tx.query(
    `delete from trail_parts t using posts o
      where o.id = t.post_id and o.blog_id in (select id from blogs where owner_id = $1)
        and not ${passedOn(published.sql('p', null))}
        and not ${passedOn(`(p.state not in ('published', 'deleted') or p.state = 'published' and p.community_id is not null)`)}`,
    [userId],
  );
}
