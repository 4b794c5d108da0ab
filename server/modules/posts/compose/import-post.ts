import type { components } from '#generated/types/api.d.ts';
import { blogSpace } from '#server/core/spaces.ts';
import type { Database } from '#server/db/database.ts';
import { composePost } from './compose.ts';
import { hasPostOf } from './imported-repository.ts';
import { newReblogKey } from './reblog-key.ts';
import { resolvedContent } from './sources.ts';
import { insertPost } from './write-repository.ts';

/** A post that is imported from another site. */
export type ImportedPost = Pick<
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
export async function importPost(db: Database, arriving: ImportedPost): Promise<string | undefined> {
  const { blogId, authorId, state, writtenAt, ...body } = arriving;
  const composed = composePost(body);
  return db.transaction(async (tx) => {
    const content = await resolvedContent(tx, composed.content, authorId);
    if (await hasPostOf(tx, blogId, writtenAt, content)) return undefined;
    return insertPost(tx, {
      ...composed,
      content,
      blogId,
      space: blogSpace(blogId),
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
