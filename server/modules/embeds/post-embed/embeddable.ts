import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentBlog } from '#server/entities/blog/presenter.ts';
import { readablePost } from '#server/entities/post/policy.ts';
import { presentPosts } from '#server/entities/post/posts-presenter.ts';

type Schemas = components['schemas'];

/**
 * Returns a post that other sites may embed, as the viewer may see it: unreadable trail parts stay hidden.
 *
 * @throws not-found, hidden-blog, password-protected-blog or post-not-embeddable (8027)
 */
export async function embeddablePost(
  db: Queryable,
  blogIdentifier: string,
  id: string,
  viewerId: string | null,
): Promise<{ post: Schemas['Post']; blog: Schemas['Blog'] }> {
  const { blog, post } = await readablePost(db, blogIdentifier, id, viewerId);
  const [shown] = await presentPosts(db, [post], viewerId, [blog]);
  if (!shown?.isEmbeddable) throw domainError('post-not-embeddable');
  return { post: shown, blog: presentBlog(blog, viewerId) };
}
