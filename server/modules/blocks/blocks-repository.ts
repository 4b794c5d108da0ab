import { revokeCredentials } from '#server/credentials/revoke-credentials.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { deleteFollow } from '#server/entities/blog/repository.ts';
import { type BlogRow, blogColumns, queryBlogs } from '#server/entities/blog/rows.ts';

/** A blocked blog as the blocking member sees it. */
export type BlockRow = BlogRow & {
  /** Seconds since 1970. */
  blocked_at: number;
};

/** The blocking side: a member with all their blogs, or one blog. */
export type Blocker = { userId: string } | { blogId: string };

const TABLES = {
  user: { name: 'user_blocks', key: 'user_id' },
  blog: { name: 'blog_blocks', key: 'blog_id' },
} as const;

function tableOf(blocker: Blocker) {
  return 'userId' in blocker
    ? { ...TABLES.user, id: blocker.userId }
    : { ...TABLES.blog, id: blocker.blogId };
}

/** Returns the blogs that a blocker blocks, the last blocked first; deactivated blogs are left out. */
export function blocksOf(
  db: Queryable,
  blocker: Blocker,
  viewerId: string,
  page: { offset: number; limit: number },
): Promise<BlockRow[]> {
  const { name, key, id } = tableOf(blocker);
  return queryBlogs<BlockRow>(
    db,
    `select ${blogColumns('$2::bigint')}, floor(extract(epoch from x.created_at))::float8 as blocked_at
       from ${name} x join blogs b on b.id = x.blocked_blog_id
      where x.${key} = $1 and b.state = 'active' order by x.position desc offset $3 limit $4`,
    [id, viewerId, page.offset, page.limit],
  );
}

/** Counts the blogs that {@link blocksOf} would list. */
export async function countBlocks(db: Queryable, blocker: Blocker): Promise<number> {
  const { name, key, id } = tableOf(blocker);
  const row = await first<{ count: number }>(
    db,
    `select count(*)::int as count from ${name} x join blogs b on b.id = x.blocked_blog_id
      where x.${key} = $1 and b.state = 'active'`,
    [id],
  );
  return row?.count ?? 0;
}

/** Blogs of the blocker that the blocked member follows, and for a member the blocked blog that they follow. */
const FOLLOWS = {
  user: `select f.user_id, f.blog_id from follows f join blogs b on b.id = f.blog_id
          where (f.user_id = $1 and f.blog_id = $2) or (f.user_id = $3 and b.owner_id = $1) order by 1, 2`,
  blog: `select f.user_id, f.blog_id from follows f
          where $2::bigint is not null and f.user_id = $3 and f.blog_id = $1`,
} as const;

/**
 * Blocks a blog, and removes follows and open invitations between the two. Idempotent. Returns the time of the first
 * block.
 */
export async function insertBlock(
  tx: Queryable,
  blocker: Blocker,
  blocked: Pick<BlogRow, 'id' | 'owner_id'>,
): Promise<number> {
  const { name, key, id } = tableOf(blocker);
  const row = await first<{ at: number }>(
    tx,
    `insert into ${name} as x (${key}, blocked_blog_id, blocked_user_id) values ($1, $2, $3)
     on conflict (${key}, blocked_blog_id) do update set blocked_user_id = excluded.blocked_user_id
     returning floor(extract(epoch from x.created_at))::float8 as at`,
    [id, blocked.id, blocked.owner_id],
  );
  const follows = await tx.query<Columns<'follows', 'user_id' | 'blog_id'>>(
    'userId' in blocker ? FOLLOWS.user : FOLLOWS.blog,
    [id, blocked.id, blocked.owner_id],
  );
  for (const { user_id, blog_id } of follows) await deleteFollow(tx, user_id, blog_id);
  if ('userId' in blocker) {
    await revokeCredentials(tx, blocker.userId, 'blogBlocked', { otherUserId: blocked.owner_id });
  } else {
    await revokeCredentials(tx, blocked.owner_id, 'blogBlocked', { blogId: blocker.blogId });
  }
  return row?.at ?? 0;
}

/** Unblocks a blog. Returns true when that changed anything. */
export async function deleteBlock(db: Queryable, blocker: Blocker, blockedBlogId: string): Promise<boolean> {
  const { name, key, id } = tableOf(blocker);
  const gone = await db.query(
    `delete from ${name} where ${key} = $1 and blocked_blog_id = $2 returning blocked_blog_id`,
    [id, blockedBlogId],
  );
  return gone.length > 0;
}
