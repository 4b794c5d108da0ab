import type { Tables } from '#generated/schema.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';

/** Returns the states of files by their keys, locked until the transaction ends. */
export async function mediaStates(tx: Queryable, keys: readonly string[]): Promise<string[]> {
  const rows = await tx.query<Columns<'media', 'state'>>(
    'select state from media where key = any($1::text[]) order by key for share',
    [[...new Set(keys)]],
  );
  return rows.map(({ state }) => state);
}

/** Returns posts that wait for a file. Its key is in their content and, being unguessable, nowhere else by chance. */
export async function waitingPosts(db: Queryable, key: string): Promise<{ blogId: string; id: string }[]> {
  return db.query<Columns<'posts', 'id'> & { blogId: Tables['posts']['blog_id'] }>(
    `select blog_id as "blogId", id from posts
      where state = 'transcoding' and position($1 in content::text) > 0 order by id`,
    [`/${key}/`],
  );
}

/** Sets a waiting post to its final state, at the top of its blog. */
export async function publishWaiting(
  tx: Queryable,
  blogId: string,
  id: string,
): Promise<Columns<'posts', 'state', { position: string }> | undefined> {
  return first(
    tx,
    `update posts set state = becomes, becomes = null, position = next_id(), published_at = now(), edited_at = null,
        publish_fault = null, version = version + 1
      where blog_id = $1 and id = $2 and state = 'transcoding' and becomes is not null returning state, position`,
    [blogId, id],
  );
}

/** Sets a post that is not published yet to its state from now on, at the top of its blog when it is published. */
export function publishNow(
  tx: Queryable,
  blogId: string,
  id: string,
  { tags, state, becomes }: { tags: readonly string[]; state: string; becomes: string | null },
): Promise<Columns<'posts', 'position'> | undefined> {
  return first(
    tx,
    `update posts set state = $4, becomes = $5, position = case when $4 = 'published' then next_id() end,
        published_at = case when $4 = 'published' then now() end, edited_at = null,
        publish_on = null, queue_rank = null, publish_fault = null, version = version + 1, tags = $3
      where blog_id = $1 and id = $2 returning position`,
    [blogId, id, tags, state, becomes],
  );
}
