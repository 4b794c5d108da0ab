import type { Queryable } from '#server/db/database.ts';
import { type BlogRow, blogColumns, queryBlogs } from '#server/entities/blog/rows.ts';
import { listableBlog, nameableBlog } from '#server/policies/blogs-sql.ts';

const KNOWN = `
  (select s.other_blog_id as id, 0 as kind, s.newest_message_id as place from conversation_sides s
    where s.blog_id = $1 and s.newest_message_id is not null order by s.newest_message_id desc limit 200)
  union all
  (select f.blog_id, 1, f.position from follows f where f.user_id = $2 order by f.position desc limit 500)`;
const FOUND = `
  union all
  (select b.id, 2, b.popularity::bigint from blogs b
    where lower(b.name) ~>=~ $4 and lower(b.name) ~<~ $5 and not b.is_unlisted and ${listableBlog('b', '$2::bigint')}
    order by lower(b.name) = $4 desc, b.popularity desc, b.id desc limit 50)`;

function suggestions(more: string, where: string): string {
  return `select ${blogColumns('$2::bigint')}
     from (select distinct on (k.id) k.id, k.kind, k.place from (${KNOWN}${more}) k order by k.id, k.kind) k
     join blogs b on b.id = k.id
    where b.id <> $1 and ${nameableBlog('b', '$2::bigint')} ${where}
    order by k.kind, k.place desc, b.id desc limit $3`;
}
const RECENT = suggestions('', '');
const SEARCHED = suggestions(FOUND, 'and lower(b.name) ~>=~ $4 and lower(b.name) ~<~ $5');

/**
 * Returns suggested recipients: recent ones, then followed blogs and, with a name prefix, others as well.
 *
 * @param beginning name prefix in lower case, of letters, digits and hyphens; empty for none
 */
export function suggestedBlogs(
  db: Queryable,
  blogId: string,
  viewerId: string,
  beginning: string,
  limit: number,
): Promise<BlogRow[]> {
  if (beginning === '') return queryBlogs(db, RECENT, [blogId, viewerId, limit]);
  return queryBlogs(db, SEARCHED, [blogId, viewerId, limit, beginning, `${beginning}\u{10FFFF}`]);
}
