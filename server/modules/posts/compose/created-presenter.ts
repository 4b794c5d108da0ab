import type { components } from '#generated/types/api.d.ts';
import { requireFound } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import { presentPosts } from '#server/entities/post/posts-presenter.ts';
import { postOfBlog } from '#server/entities/post/repository.ts';
import type { NewPost } from './write-repository.ts';

/** Returns the toast text for a post that waits for its audio or video, to a blog or community of that name. */
export function pendingMediaNotice({ name }: Pick<BlogRow, 'name'>): string {
  return `Getting ready for ${name}; it goes out by itself`;
}

/** Returns the toast text for a post that an automatic rule of its community holds. */
export function heldNotice({ name }: Pick<BlogRow, 'name'>): string {
  return `The moderators of ${name} look at it first`;
}

/** Returns the toast text for a new post's resulting state, to a blog or community of that name. */
export function createdText(
  state: NewPost['state'],
  blog: Pick<BlogRow, 'name'>,
  isScheduled: boolean,
): string {
  if (state === 'queued' && isScheduled) return `Scheduled for ${blog.name}`;
  const words: Record<NewPost['state'], string> = {
    published: `Posted to ${blog.name}`,
    draft: `Saved as a draft of ${blog.name}`,
    queued: `Added to the queue of ${blog.name}`,
    private: `Posted privately to ${blog.name}`,
    ask: `Asked ${blog.name}`,
    submission: `Sent to ${blog.name}`,
    transcoding: pendingMediaNotice(blog),
  };
  return words[state];
}

/**
 * Returns the response of creating or editing a post: the post as others will see it, and the text of a toast.
 *
 * @throws not-found when it was deleted or moved since it was written
 */
export async function createdPost(
  db: Queryable,
  blog: BlogRow,
  id: string,
  userId: string,
  displayText: string,
): Promise<components['schemas']['CreatedPost']> {
  const row = await postOfBlog(db, blog.id, id, userId);
  const [shown] = row ? await presentPosts(db, [row], userId) : [];
  const post = requireFound(shown, 'The post');
  return { id, state: post.state, displayText, post };
}
