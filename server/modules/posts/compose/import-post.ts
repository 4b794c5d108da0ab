import type { components } from '#generated/types/api.d.ts';
import { firstIdAt } from '#server/core/ids.ts';
import { type Database, first, json } from '#server/db/database.ts';
import { composePost } from './compose.ts';
import { newReblogKey } from './reblog-key.ts';
import { settledContent } from './sources.ts';
import { insertPost } from './write-repository.ts';

/** A post that is imported from another site. */
export type Arriving = Pick<
  components['schemas']['EditPostRequest'],
  'content' | 'layout' | 'tags' | 'slug' | 'sourceUrl'
> & {
  blogId: string;
  authorId: string;
  state: 'published' | 'private' | 'draft';
  /** Original time of publication, in milliseconds since 1970; ids reach back to 2006. */
  writtenAt: number;
};

/**
 * Writes an imported post with its original time, validated like any other. It counts towards no daily limit and sends
 * no notifications. Returns its id; undefined when the same post of that moment exists already.
 *
 * @throws {DomainError} as creating a post does: invalid-body, invalid-link, bad-media-format …
 */
export async function arrivePost(db: Database, arriving: Arriving): Promise<string | undefined> {
  const { blogId, authorId, state, writtenAt, ...body } = arriving;
  const composed = composePost(body);
  return db.transaction(async (tx) => {
    const content = await settledContent(tx, composed.content, authorId);
    const known = await first(
      tx,
      'select 1 from posts where blog_id = $1 and id >= $2 and id < $3 and content = $4',
      [blogId, firstIdAt(writtenAt), firstIdAt(writtenAt + 1), json(content)],
    );
    if (known) return undefined;
    return insertPost(tx, {
      ...composed,
      content,
      blogId,
      authorId,
      state,
      reblogKey: newReblogKey(),
      hideTrail: false,
      askingBlogId: null,
      askingIsAnonymous: false,
      submittedBlogId: null,
      publishedElsewhereAt: new Date(writtenAt).toISOString(),
    });
  });
}
