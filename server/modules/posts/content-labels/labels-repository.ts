import { json, type Queryable } from '#server/db/database.ts';
import { lockPost, type NewPost, published } from '../compose/write-repository.ts';
import { announcePost, withdrawPost } from '../publishing/publish-repository.ts';

/** Writes the labels of a post whose row is locked, and the derived fields. */
export async function writeLabels(
  tx: Queryable,
  blogId: string,
  id: string,
  { labels, contentRating }: Pick<NewPost, 'labels' | 'contentRating'>,
): Promise<void> {
  const row = await lockPost(tx, blogId, id);
  if (!row) return;
  const out =
    row.state === 'published' && row.position ? published(blogId, id, row, row.position) : undefined;
  if (out) await withdrawPost(tx, out);
  await tx.query(
    'update posts set labels = $3, content_rating = $4, version = version + 1 where blog_id = $1 and id = $2',
    [blogId, id, json(labels), contentRating],
  );
  if (out) await announcePost(tx, out);
}
