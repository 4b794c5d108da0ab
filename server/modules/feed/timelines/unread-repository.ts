import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';
import { visibleAmong } from '#server/entities/post/post-page.ts';
import type { Filters } from '#server/policies/filters.ts';
import { filtersOf } from '#server/policies/filters-repository.ts';
import { publishedPosts, visiblePosts } from '#server/policies/visible-posts.ts';

/** Maximum of counted unread posts; the page title shows 99+. */
const MAX_UNREAD = 100;

/** Records the newest post a member was shown on their dashboard. Writes only when it changed. */
export async function markDashboardSeen(db: Queryable, userId: string, postId: string): Promise<void> {
  await db.query(
    `update users u set dashboard_seen = p.position from ${publishedPosts('p').where}
        and u.id = $1 and p.id = $2 and p.position > u.dashboard_seen`,
    [userId, postId],
  );
}

// SQL filters by the row's columns only; filters on a post's text are applied when posts are presented.
const NEWER = `
  select p.id, (p.labels -> 'hasCommunityLabel' is not distinct from 'true'::jsonb) as is_labelled from users u join follows f on f.user_id = u.id
    join blogs b on b.id = f.blog_id
    join ${visiblePosts('offered', '$1::bigint', { post: 'p', blog: 'b' }).on} and p.position > u.dashboard_seen
   where u.id = $1
     and not exists (select 1 from hidden_posts h where h.user_id = $1 and h.root_post_id = p.root_post_id)
     and not exists (select 1 from user_mutes x where x.user_id = $1 and x.blog_id = p.blog_id
       and 'dashboard' = any(x.scopes) and (x.expires_at is null or x.expires_at > now())
       and (x.kind = 'all' or (x.kind = 'reblogs' and p.parent_post_id is not null)))
   order by p.position desc limit ${MAX_UNREAD}`;

/** Returns true when a member has filters on text or tags. */
function hidesByContent({ mutes, tags, texts }: Filters): boolean {
  return (
    mutes.some(({ kind }) => kind === 'tag') || [...tags, ...texts].some(({ action }) => action === 'hide')
  );
}

/**
 * Counts the posts by others that are newer than the last one shown on the member's dashboard; at most 100. Counts only
 * posts the dashboard would show.
 */
export async function countUnread(db: Queryable, userId: string): Promise<number> {
  const rows = await db.query<Columns<'posts', 'id'> & { is_labelled: boolean }>(NEWER, [userId]);
  const newer = rows.map(({ id }) => id);
  const isPlain = rows.every((row) => !row.is_labelled);
  if (newer.length === 0 || (isPlain && !hidesByContent(await filtersOf(db, userId, 'dashboard')))) {
    return newer.length;
  }
  return (await visibleAmong(db, newer, userId, 'dashboard')).size;
}
