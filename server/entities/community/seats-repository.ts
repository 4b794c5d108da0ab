import type { Tables } from '#generated/schema.ts';
import type { Queryable } from '#server/db/database.ts';

/** A blog of somebody that is a member of a community. */
export interface SeatedBlog {
  blog_id: NonNullable<Tables['space_members']['blog_id']>;
  name: Tables['blogs']['name'];
}

/** Returns the blogs of somebody that are members of a community, the primary one first, then the last joined. */
export function seatedBlogs(db: Queryable, communityId: string, userId: string): Promise<SeatedBlog[]> {
  return db.query<SeatedBlog>(
    `select m.blog_id, b.name from space_members m join blogs b on b.id = m.blog_id
       left join blog_members w on w.blog_id = m.blog_id and w.user_id = m.user_id
      where m.space_id = $1 and m.user_id = $2 and m.space_kind = 'community'
      order by w.is_primary desc nulls last, m.joined_at desc, m.id desc`,
    [communityId, userId],
  );
}
