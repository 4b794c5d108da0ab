import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';
import { publishedPosts } from '#server/policies/visible-posts.ts';

/** Number of the newest kept posts whose blogs and tags a collection is known by. */
const LOOKED_AT_COUNT = 200;

/** Returns the blogs with most of the newest posts kept in a collection. */
export function blogsOfItems(
  db: Queryable,
  collectionId: string,
  count: number,
): Promise<{ blog: string }[]> {
  return db.query<{ blog: string }>(
    `select i.post_blog_id as blog from (
       select post_blog_id from collection_items where collection_id = $1 and not is_gone
        order by id desc limit ${LOOKED_AT_COUNT}) i
      group by i.post_blog_id order by count(*) desc, i.post_blog_id limit $2`,
    [collectionId, count],
  );
}

/** Returns the tags of most of the newest posts kept in a collection, as they are displayed. */
export function tagsOfItems(
  db: Queryable,
  collectionId: string,
  count: number,
): Promise<Columns<'tags', 'name'>[]> {
  return db.query<Columns<'tags', 'name'>>(
    `select g.name from (
       select post_blog_id, post_id from collection_items where collection_id = $1 and not is_gone
        order by id desc limit ${LOOKED_AT_COUNT}) i
       join post_tags t on t.blog_id = i.post_blog_id and t.post_id = i.post_id join tags g on g.tag = t.tag
      group by g.name having count(*) > 1 order by count(*) desc, g.name limit $2`,
    [collectionId, count],
  );
}

/** Returns the newest photo post of each of these blogs that has one. */
export async function newestPhotos(db: Queryable, blogIds: readonly string[]): Promise<string[]> {
  const rows = await db.query<Columns<'posts', 'id'>>(
    `select newest.id from unnest($1::bigint[]) as named (blog_id)
      cross join lateral (
        select p.id from ${publishedPosts('p').where} and p.blog_id = named.blog_id and p.type = 'photo'
         order by p.position desc limit 1) newest`,
    [blogIds],
  );
  return rows.map(({ id }) => id);
}
