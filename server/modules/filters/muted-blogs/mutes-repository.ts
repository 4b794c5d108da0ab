import { requireFound } from '#server/core/errors.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { type BlogRow, blogColumns, queryBlog, queryBlogs } from '#server/entities/blog/rows.ts';
import type { Scope } from '#server/policies/filters.ts';

/** A muted blog with the options of the mute. Times are seconds since 1970. */
export type MuteRow = BlogRow & {
  kind: 'all' | 'reblogs' | 'tag';
  muted_tag: string | null;
  scopes: Scope[];
  muted_at: number;
  expires: number | null;
};

/** Options of a new mute. */
export interface NewMute {
  kind: MuteRow['kind'];
  /** In normalized form; set for kind `tag`. */
  tag: string | null;
  scopes: readonly Scope[];
  /** Seconds from now; 0 is forever. */
  expiresIn: number;
}

const LIVE = '(x.expires_at is null or x.expires_at > now())';
const MUTES = `
  select ${blogColumns('$1::bigint')}, x.kind, x.tag as muted_tag, x.scopes,
         floor(extract(epoch from x.created_at))::float8 as muted_at,
         floor(extract(epoch from x.expires_at))::float8 as expires
    from user_mutes x join blogs b on b.id = x.blog_id
   where x.user_id = $1 and b.state = 'active' and ${LIVE}`;

/** Returns the blogs a member mutes, the last muted first. */
export function mutesOf(
  db: Queryable,
  userId: string,
  page: { offset: number; limit: number },
): Promise<MuteRow[]> {
  return queryBlogs<MuteRow>(db, `${MUTES} order by x.position desc offset $2 limit $3`, [
    userId,
    page.offset,
    page.limit,
  ]);
}

/** Counts the blogs that {@link mutesOf} would list. */
export async function countMutes(db: Queryable, userId: string): Promise<number> {
  const row = await first<{ count: number }>(
    db,
    `select count(*)::int as count from user_mutes x join blogs b on b.id = x.blog_id
      where x.user_id = $1 and b.state = 'active' and ${LIVE}`,
    [userId],
  );
  return row?.count ?? 0;
}

/** Mutes a blog, or changes the options of a mute. */
export async function putMute(
  tx: Queryable,
  userId: string,
  blogId: string,
  mute: NewMute,
): Promise<MuteRow> {
  await tx.query(
    `insert into user_mutes as x (user_id, blog_id, kind, tag, scopes, expires_at)
     values ($1, $2, $3, $4, $5, case when $6::int = 0 then null else now() + $6::int * interval '1 second' end)
     on conflict (user_id, blog_id) do update
        set kind = excluded.kind, tag = excluded.tag, scopes = excluded.scopes, expires_at = excluded.expires_at,
            position = excluded.position`,
    [userId, blogId, mute.kind, mute.tag, mute.scopes, mute.expiresIn],
  );
  const row = await queryBlog<MuteRow>(tx, `${MUTES} and x.blog_id = $2`, [userId, blogId]);
  return requireFound(row, 'The blog');
}

/** Unmutes a blog. Returns true when that changed anything. */
export async function deleteMute(db: Queryable, userId: string, blogId: string): Promise<boolean> {
  const gone = await db.query(
    'delete from user_mutes where user_id = $1 and blog_id = $2 returning blog_id',
    [userId, blogId],
  );
  return gone.length > 0;
}
