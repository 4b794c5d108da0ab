import { first, type Queryable } from '#server/db/database.ts';
import { publishedInSpace } from '#server/policies/visible-posts.ts';

/** Numbers about a blog in a community, for its moderators. */
export interface MemberNumbers {
  posts: number;
  comments: number;
  /** Reports about what the blog wrote. */
  reports: number;
  /** Posts and comments of the blog that were removed, and stayed removed. */
  removed: number;
  /** Reports that the blog sent, and those that led to an act. */
  sent: number;
  right: number;
}

/** Counts what a blog did in a community, and what was said and decided about it. */
export async function numbersOfMember(
  db: Queryable,
  communityId: string,
  blogId: string,
): Promise<MemberNumbers> {
  const row = await first<MemberNumbers>(
    db,
    `select (select count(*)::int from ${publishedInSpace('p', '$1')} and p.blog_id = $2) as posts,
       (select count(*)::int from community_comments k join posts p on p.blog_id = k.post_blog_id and p.id = k.post_id
         where k.blog_id = $2 and p.community_id = $1 and k.state = 'published') as comments,
       (select count(*)::int from community_queue_items i join community_reports r on r.item_id = i.id
         where i.community_id = $1 and i.blog_id = $2) as reports,
       (select count(*)::int from community_decisions d where d.community_id = $1 and d.blog_id = $2
           and d.action = 'remove' and d.kind <> 'member' and d.revoked_at is null) as removed,
       (select count(*)::int from community_reports r where r.community_id = $1 and r.blog_id = $2) as sent,
       (select count(*)::int from community_reports r
         where r.community_id = $1 and r.blog_id = $2 and r.state = 'acted') as "right"`,
    [communityId, blogId],
  );
  return row ?? { posts: 0, comments: 0, reports: 0, removed: 0, sent: 0, right: 0 };
}
