import { domainError } from '#server/core/errors.ts';
import { isPossibleId } from '#server/core/ids.ts';
import { refuseUnreadable } from '#server/entities/blog/policy.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { presentPosts } from '#server/entities/post/posts-presenter.ts';
import { postsByIds } from '#server/entities/post/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { canReadPost } from '#server/policies/posts.ts';
import { presentImageInfo } from '../images/image-info-presenter.ts';
import { shownImage } from '../images/shown-image.ts';

const noPicture = () => domainError('not-found', { reason: 'picture' });

/** Returns image information only to those who may read the post that shows the image. */
export const getImageInfo: Handler<'getImageInfo'> = async ({ query, db, viewer }) => {
  const { url, media_key: key, post_id: id } = query;
  if (id === undefined) {
    throw domainError('invalid-request-param', {
      field: 'post_id',
      detail: 'Say which post shows the picture.',
    });
  }
  const viewerId = viewer?.userId ?? null;
  const [row] = isPossibleId(id) ? await postsByIds(db, [id], viewerId) : [];
  const blog = row && (await blogsByIds(db, [row.blog_id], viewerId)).get(row.blog_id);
  if (!blog || !canReadPost(row)) throw noPicture();
  refuseUnreadable(blog, viewerId, noPicture);
  const [post] = await presentPosts(db, [row], viewerId, [blog]);
  const picture = post && shownImage(post, { url, key });
  const info = picture && (await presentImageInfo(db, picture));
  if (!info) throw noPicture();
  return { image: { ...info, postId: id, blog: presentBlogRef(blog, viewerId) } };
};
