import { first, type Queryable } from '#server/db/database.ts';

/** Returns the states of files by their keys, locked until the transaction ends. */
export async function mediaStates(tx: Queryable, keys: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ state: string }>(
    'select state from media where key = any($1::text[]) order by key for share',
    [[...new Set(keys)]],
  );
  return rows.map(({ state }) => state);
}

/** Returns posts that wait for a file. Its key is in their content and, being unguessable, nowhere else by chance. */
export async function waitingPosts(db: Queryable, key: string): Promise<{ blogId: string; id: string }[]> {
  return db.query<{ blogId: string; id: string }>(
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
): Promise<{ state: string; position: string } | undefined> {
  return first(
    tx,
    `update posts set state = becomes, becomes = null, position = next_id(), published_at = now(), edited_at = null,
        publish_fault = null, version = version + 1
      where blog_id = $1 and id = $2 and state = 'transcoding' and becomes is not null returning state, position`,
    [blogId, id],
  );
}
