import { tagKey } from '#server/core/tags.ts';
import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';
import { type BlogRow, blogColumns, queryBlogs } from '#server/entities/blog/rows.ts';
import type { TagRow } from '#server/modules/tags/tag-repository.ts';
import { listableBlog } from '#server/policies/blogs-sql.ts';
import { prefixQuery } from '#server/search/words.ts';

/** Maximum number of blogs or tags ranked per kind of match. Bounds the work for short words. */
const RANKED_BLOGS = 200;
/** Number of the most used tags that are searched for infix matches. */
const SCANNED_TAGS = 5000;

/** Character that sorts after every continuation of a prefix. */
const LAST_CODE_POINT = '\u{10ffff}';

/** Returns ids of blogs by lower-case names; unknown names are left out. */
export async function blogIdsByName(
  db: Queryable,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (names.length === 0) return new Map();
  const rows = await db.query<Columns<'blogs', 'id'> & { name: string }>(
    `select id, lower(name) as name from blogs where lower(name) = any($1::text[]) and state = 'active'`,
    [names.map((name) => name.toLowerCase())],
  );
  return new Map(rows.map((row) => [row.name, row.id]));
}

/** SQL for blogs that may appear in a member's search results. */
const OFFERED = `not b.is_unlisted and ${listableBlog('b', '$1::bigint')}`;

const BLOGS = `
  with fitting as (
    (select b.id from blogs b where lower(b.name) ~>=~ $2 and lower(b.name) ~<~ $3 and ${OFFERED}
      order by b.follower_count desc, b.id desc limit ${RANKED_BLOGS})
    union
    (select b.id from blogs b where b.words @@ $4::text::tsquery and ${OFFERED}
      order by b.follower_count desc, b.id desc limit ${RANKED_BLOGS})
  )
  select ${blogColumns('$1::bigint')} from fitting join blogs b on b.id = fitting.id
   order by lower(b.name) = $2 desc, lower(b.name) ~>=~ $2 and lower(b.name) ~<~ $3 desc,
            b.follower_count desc, b.id desc`;

/** Finds blogs by a prefix of their name, or by words of name, title and description; the best match first. */
export function findBlogs(db: Queryable, typed: string, viewerId: string | null): Promise<BlogRow[]> {
  const name = typed.trim().replace(/^@/, '').toLowerCase();
  // A name contains only letters, digits and hyphens, so other text matches no prefix.
  const isName = /^[a-z0-9-]+$/.test(name);
  return queryBlogs(db, BLOGS, [
    viewerId,
    isName ? name : LAST_CODE_POINT,
    isName ? name + LAST_CODE_POINT : LAST_CODE_POINT,
    prefixQuery(name),
  ]);
}

const MENTIONED = `
  with followed as (
    select b.id, true as is_followed from follows f join blogs b on b.id = f.blog_id
     where f.user_id = $1 and lower(b.name) ~>=~ $2 and lower(b.name) ~<~ $3 and ${listableBlog('b', '$1::bigint')}
     order by lower(b.name) = $2 desc, b.follower_count desc, b.id desc limit $4
  ), others as (
    select b.id, false as is_followed from blogs b
     where lower(b.name) ~>=~ $2 and lower(b.name) ~<~ $3 and ${OFFERED}
     order by lower(b.name) = $2 desc, b.follower_count desc, b.id desc limit ${RANKED_BLOGS}
  ), found as (select id, bool_or(is_followed) as is_followed from
    (select * from followed union all select * from others) x group by id)
  select ${blogColumns('$1::bigint')} from found join blogs b on b.id = found.id
   order by lower(b.name) = $2 desc, found.is_followed desc, b.follower_count desc, b.id desc limit $4`;

/** Returns blogs by a prefix of their name: an exact match first, then those the member follows. */
export function blogsToMention(
  db: Queryable,
  beginning: string,
  userId: string,
  limit: number,
): Promise<BlogRow[]> {
  const name = beginning.toLowerCase();
  return queryBlogs(db, MENTIONED, [userId, name, name + LAST_CODE_POINT, limit]);
}

const TAGS = `
  with fitting as (
    (select t.tag from tags t where t.tag ~>=~ $2 and t.tag ~<~ $3 and t.post_count > 0
      order by t.post_count desc, t.tag limit ${RANKED_BLOGS})
    union
    (select t.tag from tags t where t.words @@ $4::text::tsquery and t.post_count > 0
      order by t.post_count desc, t.tag limit ${RANKED_BLOGS})
    union
    (select p.tag from (
        select tag, post_count from tags where $5::boolean order by post_count desc, tag limit ${SCANNED_TAGS}) p
      where position($2 in p.tag) > 0 and p.post_count > 0 limit ${RANKED_BLOGS})
  )
  select t.tag, t.name, t.post_count, t.follower_count,
         exists (select 1 from tag_follows f where f.user_id = $1::bigint and f.tag = t.tag) as followed
    from fitting join tags t on t.tag = fitting.tag
   order by t.tag = $2 desc, t.tag ~>=~ $2 and t.tag ~<~ $3 desc, t.post_count desc, t.tag
   limit $6`;

/** Scripts without spaces between words; there tags are also searched by infix. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Hang}]/u;

/** Returns used tags with this prefix, or with a word that has it; the best match first, then the most used. */
export function findTags(
  db: Queryable,
  typed: string,
  viewerId: string | null,
  limit: number,
): Promise<TagRow[]> {
  const key = tagKey(typed.replaceAll('\0', ''));
  if (key === '') return Promise.resolve([]);
  return db.query<TagRow>(TAGS, [
    viewerId,
    key,
    key + LAST_CODE_POINT,
    prefixQuery(key),
    UNSPACED.test(key),
    limit,
  ]);
}

/** Maximum number of results of a search for blogs or tags. */
export const MAX_FOUND = 3 * RANKED_BLOGS;
