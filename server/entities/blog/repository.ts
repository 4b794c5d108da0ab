import { LARGEST_ID } from '#server/core/ids.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { anyOf } from '#server/db/planner.ts';
import { FOLLOW_NOTIFICATIONS } from '#server/notifications/notifications-repository.ts';
import { parseBlogIdentifier } from './addresses.ts';
import { type BlogRow, blogColumns, queryBlog, queryBlogs } from './rows.ts';

const BY_NAME = `select ${blogColumns('$2::bigint')} from blogs b where lower(b.name) = $1 and b.state = 'active'`;
/** A blog's former name resolves to it for a limited time (contract: editBlogSettings). */
const BY_FORMER_NAME = `select ${blogColumns('$2::bigint')} from former_blog_names f join blogs b on b.id = f.blog_id
  where f.name = $1 and f.until > now() and b.state = 'active'`;
const BY_UUID = `select ${blogColumns('$2::bigint')} from blogs b where b.uuid = $1 and b.state = 'active'`;
const BY_IDS = `select ${blogColumns('$2::bigint')} from blogs b where b.id = ${anyOf('$1', 'bigint')}`;
const OF_USER = `
  select ${blogColumns('$1::bigint')}
    from blog_members bm join blogs b on b.id = bm.blog_id
   where bm.user_id = $1 and b.state = 'active'
   order by bm.is_primary desc, bm.sort_order, b.sort_order, b.id`;

/** Returns the blog with that name, host name or uuid, as the member sees it. */
export async function findBlog(
  db: Queryable,
  identifier: string,
  viewerId: string | null,
): Promise<BlogRow | undefined> {
  const target = parseBlogIdentifier(identifier);
  if ('uuid' in target) return queryBlog(db, BY_UUID, [target.uuid, viewerId]);
  const named = await queryBlog(db, BY_NAME, [target.name, viewerId]);
  return named ?? queryBlog(db, BY_FORMER_NAME, [target.name, viewerId]);
}

/** Returns blogs by their ids, for hydrating lists; includes deactivated ones, so that old trails keep their names. */
export async function blogsByIds(
  db: Queryable,
  ids: readonly string[],
  viewerId: string | null,
): Promise<Map<string, BlogRow>> {
  if (ids.length === 0) return new Map();
  const rows = await queryBlogs(db, BY_IDS, [[...new Set(ids)], viewerId]);
  return new Map(rows.map((row) => [row.id, row]));
}

const BY_UUIDS = `select ${blogColumns('null::bigint')} from blogs b where b.uuid = ${anyOf('$1', 'text')} and b.state = 'active'`;

/** Returns active blogs by their uuids, as a visitor sees them. */
export async function blogsByUuids(db: Queryable, uuids: readonly string[]): Promise<Map<string, BlogRow>> {
  if (uuids.length === 0) return new Map();
  const rows = await queryBlogs(db, BY_UUIDS, [[...new Set(uuids)]]);
  return new Map(rows.map((row) => [row.uuid, row]));
}

/** Returns the blogs a member writes for, the primary one first. */
export function blogsOfUser(db: Queryable, userId: string): Promise<BlogRow[]> {
  return queryBlogs(db, OF_USER, [userId]);
}

/** Returns the primary blog of an account that was created in this transaction. */
export async function firstBlogOf(tx: Queryable, userId: string): Promise<BlogRow> {
  const [blog] = await blogsOfUser(tx, userId);
  if (!blog) throw new Error('An account has no blog');
  return blog;
}

/** Follows a blog. Returns true when that changed anything. */
export async function insertFollow(tx: Queryable, userId: string, blogId: string): Promise<boolean> {
  const added = await tx.query(
    `with added as (
       insert into follows (user_id, blog_id) values ($1, $2) on conflict do nothing returning *
     ), ${FOLLOW_NOTIFICATIONS}
     select blog_id from added`,
    [userId, blogId],
  );
  if (added.length === 0) return false;
  await tx.query('update blogs set follower_count = follower_count + 1 where id = $1', [blogId]);
  await tx.query('update users set following_count = following_count + 1 where id = $1', [userId]);
  return true;
}

/** Unfollows a blog. Returns true when that changed anything. */
export async function deleteFollow(tx: Queryable, userId: string, blogId: string): Promise<boolean> {
  const removed = await tx.query(
    `with gone as (delete from follows where user_id = $1 and blog_id = $2 returning blog_id), untold as (
       delete from notifications where subject_id = $1 and blog_id = $2 and type = 'follow')
     select blog_id from gone`,
    [userId, blogId],
  );
  if (removed.length === 0) return false;
  // Only followers of a blog can be subscribed to its posts.
  await tx.query('delete from blog_subscriptions where user_id = $1 and blog_id = $2', [userId, blogId]);
  await tx.query('update blogs set follower_count = greatest(follower_count - 1, 0) where id = $1', [blogId]);
  await tx.query('update users set following_count = greatest(following_count - 1, 0) where id = $1', [
    userId,
  ]);
  return true;
}

/** Returns true when a member has followed a blog for at least a week. */
export async function hasFollowedAWeek(db: Queryable, blogId: string, userId: string): Promise<boolean> {
  return (
    (await first(
      db,
      "select 1 from follows where user_id = $1 and blog_id = $2 and created_at <= now() - interval '7 days'",
      [userId, blogId],
    )) !== undefined
  );
}

/** Counts the blogs a member has followed since that moment (seconds since 1970). */
export async function countFollowsSince(db: Queryable, userId: string, since: number): Promise<number> {
  const row = await first<{ count: number }>(
    db,
    'select count(*)::int as count from follows where user_id = $1 and created_at > to_timestamp($2)',
    [userId, since],
  );
  return row?.count ?? 0;
}

/** Start of a page of follows: after a position in the list, or after an offset. */
export interface FollowPage {
  below?: string | undefined;
  offset: number;
  limit: number;
}

/** A blog with its position in a list of follows. */
export type FollowRow = BlogRow & { position: string };

/** Returns the blogs a member follows, the last followed first. */
export function followedBlogs(db: Queryable, userId: string, page: FollowPage): Promise<FollowRow[]> {
  return queryBlogs<FollowRow>(
    db,
    `select ${blogColumns('$1::bigint')}, x.position::text as position
       from follows x join blogs b on b.id = x.blog_id
      where x.user_id = $1 and b.state = 'active' and x.position < $4
      order by x.position desc offset $2 limit $3`,
    [userId, page.offset, page.limit, page.below ?? LARGEST_ID],
  );
}

/** Returns the primary blogs of a blog's followers, the latest follower first. */
export function followersOf(
  db: Queryable,
  blogId: string,
  viewerId: string,
  page: FollowPage,
): Promise<FollowRow[]> {
  return queryBlogs<FollowRow>(
    db,
    `select ${blogColumns('$2::bigint')}, x.position::text as position
       from follows x join blog_members pm on pm.user_id = x.user_id and pm.is_primary join blogs b on b.id = pm.blog_id
      where x.blog_id = $1 and b.state = 'active' and x.position < $5
      order by x.position desc offset $3 limit $4`,
    [blogId, viewerId, page.offset, page.limit, page.below ?? LARGEST_ID],
  );
}

/**
 * Returns true when one blog is the primary blog of a follower of another. A follow is told of primary blogs only, as in
 * the list of followers: of others it would reveal whose they are.
 */
export async function followsBlog(db: Queryable, followerBlogId: string, blogId: string): Promise<boolean> {
  const row = await first(
    db,
    `select 1 from follows f join blog_members m on m.user_id = f.user_id and m.is_primary
      where m.blog_id = $1 and f.blog_id = $2`,
    [followerBlogId, blogId],
  );
  return row !== undefined;
}
