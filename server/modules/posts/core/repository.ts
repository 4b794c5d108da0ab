import { first, type Queryable } from '#server/db/database.ts';
import { type PostRow, postColumns } from './rows.ts';

const FROM = 'posts p left join post_counts c on c.root_post_id = p.root_post_id';
const BY_IDS = `select ${postColumns('$2::bigint')} from ${FROM}
                 where p.id = any($1::bigint[]) and p.state <> 'deleted'`;
const OF_BLOG = `select ${postColumns('$3::bigint')} from ${FROM}
                  where p.blog_id = $1 and p.id = $2 and p.state <> 'deleted'`;
const PINNED = `select ${postColumns('$2::bigint')} from ${FROM}
                 where p.blog_id = $1 and p.is_pinned and p.state = 'published'`;

/** The largest id the database can hold; anything past it names nothing. */
const LARGEST_ID = 2n ** 63n - 1n;

/** Whether an id that fits the contract's pattern can exist at all. */
export function isPossibleId(id: string): boolean {
  return BigInt(id) <= LARGEST_ID;
}

/** Posts by id, in the order asked for; ids that are gone are left out. */
export async function postsByIds(
  db: Queryable,
  ids: readonly string[],
  viewerId: string | null,
): Promise<PostRow[]> {
  if (ids.length === 0) return [];
  const rows = await db.query<PostRow>(BY_IDS, [ids, viewerId]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** One post of a blog, in whatever state; who may see it is for the policy to say. */
export async function postOfBlog(
  db: Queryable,
  blogId: string,
  id: string,
  viewerId: string | null,
): Promise<PostRow | undefined> {
  if (!isPossibleId(id)) return undefined;
  return first<PostRow>(db, OF_BLOG, [blogId, id, viewerId]);
}

/** Which of these posts can still be read: trails show the others as broken. */
export async function readablePostIds(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.query<{ id: string }>(
    `select id from posts where id = any($1::bigint[]) and state = 'published'`,
    [[...new Set(ids)]],
  );
  return new Set(rows.map((row) => row.id));
}

/** The pinned post of a blog. */
export function pinnedPost(
  db: Queryable,
  blogId: string,
  viewerId: string | null,
): Promise<PostRow | undefined> {
  return first<PostRow>(db, PINNED, [blogId, viewerId]);
}
