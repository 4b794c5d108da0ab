import { limits } from '#generated/limits.ts';
import type { Tables } from '#generated/schema.ts';
import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';
import { publishedPosts } from '#server/policies/visible-posts.ts';
import { type SearchablePost, searchDocument } from './document.ts';

type Row = SearchablePost & Columns<'posts', 'id'> & { position: NonNullable<Tables['posts']['position']> };

/** Maximum bytes of a trail that are indexed, newest parts first. */
const MAX_TRAIL_BYTES = 1_000_000;

const COLUMNS = `id, blog_id, position, type, content, tags, parent_post_id,
  (select coalesce(jsonb_agg(jsonb_build_object('content', t.content, 'tags', t.tags) order by x.n), '[]')
     from (select (i ->> 'partId')::bigint as id, n,
                  sum((i ->> 'bytes')::int) over (order by n desc) as upto, row_number() over (order by n desc) as nth
             from jsonb_array_elements(posts.trail) with ordinality y (i, n) where not posts.hide_trail) x
     join trail_parts t on t.id = x.id
    where x.nth <= ${limits.trailPartsShown} and x.upto <= ${MAX_TRAIL_BYTES}) as trail`;

async function write(tx: Queryable, rows: readonly Row[]): Promise<void> {
  await tx.query(
    `insert into post_search (blog_id, post_id, position, words)
     select blog_id, post_id, position, words::tsvector
       from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[]) as x(blog_id, post_id, position, words)
     on conflict (blog_id, post_id) do update set position = excluded.position, words = excluded.words`,
    [
      rows.map((row) => row.blog_id),
      rows.map((row) => row.id),
      rows.map((row) => row.position),
      rows.map(searchDocument),
    ],
  );
}

/** Indexes a published post in its current state. */
export async function indexPost(tx: Queryable, blogId: string, id: string): Promise<void> {
  const rows = await tx.query<Row>(
    `select ${COLUMNS} from ${publishedPosts('posts').where} and blog_id = $1 and id = $2`,
    [blogId, id],
  );
  await write(tx, rows);
}

/** Removes a post from the index. */
export async function forgetPost(tx: Queryable, blogId: string, id: string): Promise<void> {
  await tx.query('delete from post_search where blog_id = $1 and post_id = $2', [blogId, id]);
}

/** Posts per statement, at most a few megabytes. */
const BATCH_SIZE = 500;

/** Indexes all published posts, once when the index is created. Takes about a minute for 100,000 posts. */
export async function indexEveryPost(tx: Queryable): Promise<void> {
  for (let after = '-1'; ; ) {
    const rows = await tx.query<Row>(
      `select ${COLUMNS} from ${publishedPosts('posts').where} and position > $1 order by position limit ${BATCH_SIZE}`,
      [after],
    );
    const last = rows.at(-1);
    if (!last) return;
    await write(tx, rows);
    after = last.position;
  }
}
