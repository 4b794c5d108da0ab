import type { Queryable } from '#server/db/database.ts';
import { shownAmong } from '#server/entities/post/post-page.ts';
import { offeredBlog } from '#server/policies/blogs-sql.ts';
import { type Filters, filtersOf } from '#server/policies/filters.ts';

/** More unread posts than this are not counted: a tab title says 99+. */
const MOST_UNREAD = 100;

/** Remembers that a member was shown this post on top of their dashboard. Writes only when it is news. */
export async function markDashboardSeen(db: Queryable, userId: string, postId: string): Promise<void> {
  await db.query(
    `update users u set dashboard_seen = p.position from posts p
      where u.id = $1 and p.id = $2 and p.position > u.dashboard_seen`,
    [userId, postId],
  );
}

// What a list leaves out by a row's own facts; what is read in a post's text is judged where posts are presented.
const NEWER = `
  select p.id, (p.labels -> 'hasCommunityLabel' is not distinct from 'true'::jsonb) as is_labelled from users u join follows f on f.user_id = u.id
    join blogs b on b.id = f.blog_id
    join posts p on p.blog_id = f.blog_id and p.state = 'published' and p.position > u.dashboard_seen
   where u.id = $1 and ${offeredBlog('b', '$1::bigint')}
     and not exists (select 1 from hidden_posts h where h.user_id = $1 and h.root_post_id = p.root_post_id)
     and not exists (select 1 from user_mutes x where x.user_id = $1 and x.blog_id = p.blog_id
       and 'dashboard' = any(x.scopes) and (x.expires_at is null or x.expires_at > now())
       and (x.kind = 'all' or (x.kind = 'reblogs' and p.parent_post_id is not null)))
   order by p.position desc limit ${MOST_UNREAD}`;

/** Whether a member hides posts by what they say or how they are tagged. */
function hidesByContent({ mutes, tags, texts }: Filters): boolean {
  return (
    mutes.some(({ kind }) => kind === 'tag') || [...tags, ...texts].some(({ action }) => action === 'hide')
  );
}

/**
 * How many posts by others are newer on the dashboard than what the member was last shown; at most 100. Only what the
 * dashboard would show counts.
 */
export async function countUnread(db: Queryable, userId: string): Promise<number> {
  const rows = await db.query<{ id: string; is_labelled: boolean }>(NEWER, [userId]);
  const newer = rows.map(({ id }) => id);
  const isPlain = rows.every((row) => !row.is_labelled);
  if (newer.length === 0 || (isPlain && !hidesByContent(await filtersOf(db, userId, 'dashboard')))) {
    return newer.length;
  }
  return (await shownAmong(db, newer, userId, 'dashboard')).size;
}
