import type { Tables } from '#generated/schema.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';

/** Returns what keeps a post of a community out of all lists; undefined for one that is published, a draft or gone. */
export async function hiddenStateOf(
  db: Queryable,
  communityId: string,
  postId: string,
): Promise<Tables['community_hidden_posts']['state'] | undefined> {
  const row = await first<Columns<'community_hidden_posts', 'state'>>(
    db,
    `select h.state from community_hidden_posts h join posts p on p.blog_id = h.post_blog_id and p.id = h.post_id
      where h.post_id = $2 and p.community_id = $1 and p.state = 'disabled'`,
    [communityId, postId],
  );
  return row?.state;
}
