import { tagKey } from '#server/core/tags.ts';
import type { Queryable } from '#server/db/database.ts';
import { type BlogRow, blogColumns, queryBlogs } from '#server/entities/blog/rows.ts';
import type { TagRow } from '#server/modules/tags/tag-repository.ts';
import { offeredBlog } from '#server/policies/blogs-sql.ts';
import { fold, quoted } from '#server/search/words.ts';

/** How many blogs or tags a search weighs of each kind of fit. Bounds the work however short the word is. */
const WEIGHED = 200;
/** How many of the most used tags are looked through for what stands in their middle. */
const LOOKED_THROUGH = 5000;

/** Sorts after everything that begins with the same text. */
const LAST = '\u{10ffff}';

/** Words of what was typed as the database splits them, each as a beginning; at most eight. */
function beginnings(typed: string): string {
  const words = fold(typed).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return words
    .slice(0, 8)
    .map((word) => `${quoted(word)}:*`)
    .join(' & ');
}

/** Ids of blogs by their names in lower case; names nobody has are left out. */
export async function blogIdsByName(
  db: Queryable,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (names.length === 0) return new Map();
  const rows = await db.query<{ id: string; name: string }>(
    `select id, lower(name) as name from blogs where lower(name) = any($1::text[]) and state = 'active'`,
    [names.map((name) => name.toLowerCase())],
  );
  return new Map(rows.map((row) => [row.name, row.id]));
}

/** Blogs that may be offered to somebody who looks for them. */
const OFFERED = `not b.is_unlisted and ${offeredBlog('b', '$1::bigint')}`;

const BLOGS = `
  with fitting as (
    (select b.id from blogs b where lower(b.name) ~>=~ $2 and lower(b.name) ~<~ $3 and ${OFFERED}
      order by b.follower_count desc, b.id desc limit ${WEIGHED})
    union
    (select b.id from blogs b where b.words @@ $4::text::tsquery and ${OFFERED}
      order by b.follower_count desc, b.id desc limit ${WEIGHED})
  )
  select ${blogColumns('$1::bigint')} from fitting join blogs b on b.id = fitting.id
   order by lower(b.name) = $2 desc, lower(b.name) ~>=~ $2 and lower(b.name) ~<~ $3 desc,
            b.follower_count desc, b.id desc`;

/** Blogs by the beginning of their name, or by words of name, title and description; the best fit first. */
export function findBlogs(db: Queryable, typed: string, viewerId: string | null): Promise<BlogRow[]> {
  const name = typed.trim().replace(/^@/, '').toLowerCase();
  // A name holds nothing but letters, digits and hyphens; anything else begins none.
  const isName = /^[a-z0-9-]+$/.test(name);
  return queryBlogs(db, BLOGS, [
    viewerId,
    isName ? name : LAST,
    isName ? name + LAST : LAST,
    beginnings(name),
  ]);
}

const MENTIONED = `
  with followed as (
    select b.id, true as is_followed from follows f join blogs b on b.id = f.blog_id
     where f.user_id = $1 and lower(b.name) ~>=~ $2 and lower(b.name) ~<~ $3 and ${offeredBlog('b', '$1::bigint')}
     order by lower(b.name) = $2 desc, b.follower_count desc, b.id desc limit $4
  ), others as (
    select b.id, false as is_followed from blogs b
     where lower(b.name) ~>=~ $2 and lower(b.name) ~<~ $3 and ${OFFERED}
     order by lower(b.name) = $2 desc, b.follower_count desc, b.id desc limit ${WEIGHED}
  ), found as (select id, bool_or(is_followed) as is_followed from
    (select * from followed union all select * from others) x group by id)
  select ${blogColumns('$1::bigint')} from found join blogs b on b.id = found.id
   order by lower(b.name) = $2 desc, found.is_followed desc, b.follower_count desc, b.id desc limit $4`;

/** Blogs whose name begins so: the one of just this name first, then those the member follows. */
export function blogsToMention(
  db: Queryable,
  beginning: string,
  userId: string,
  limit: number,
): Promise<BlogRow[]> {
  const name = beginning.toLowerCase();
  return queryBlogs(db, MENTIONED, [userId, name, name + LAST, limit]);
}

const TAGS = `
  with fitting as (
    (select t.tag from tags t where t.tag ~>=~ $2 and t.tag ~<~ $3 and t.post_count > 0
      order by t.post_count desc, t.tag limit ${WEIGHED})
    union
    (select t.tag from tags t where t.words @@ $4::text::tsquery and t.post_count > 0
      order by t.post_count desc, t.tag limit ${WEIGHED})
    union
    (select p.tag from (
        select tag, post_count from tags where $5::boolean order by post_count desc, tag limit ${LOOKED_THROUGH}) p
      where position($2 in p.tag) > 0 and p.post_count > 0 limit ${WEIGHED})
  )
  select t.tag, t.name, t.post_count, t.follower_count,
         exists (select 1 from tag_follows f where f.user_id = $1::bigint and f.tag = t.tag) as followed
    from fitting join tags t on t.tag = fitting.tag
   order by t.tag = $2 desc, t.tag ~>=~ $2 and t.tag ~<~ $3 desc, t.post_count desc, t.tag
   limit $6`;

/** Letters of scripts that do not part their words; there a tag is also looked for in the middle of another. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Hang}]/u;

/** Tags in use that begin so, or have a word that does; the best fit first, then the most used. */
export function findTags(
  db: Queryable,
  typed: string,
  viewerId: string | null,
  limit: number,
): Promise<TagRow[]> {
  const key = tagKey(typed.replaceAll('\0', ''));
  if (key === '') return Promise.resolve([]);
  return db.query<TagRow>(TAGS, [viewerId, key, key + LAST, beginnings(key), UNSPACED.test(key), limit]);
}

/** More than this a search for blogs or tags never answers. */
export const MOST_FOUND = 3 * WEIGHED;
