import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import { isPossibleId } from '#server/core/ids.ts';
import { refuseUnreadable } from '#server/entities/blog/policy.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { presentPosts } from '#server/entities/post/posts-presenter.ts';
import { postsByIds } from '#server/entities/post/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { gifsByKeys } from '#server/modules/media/gifs/gifs-repository.ts';
import { canReadPost } from '#server/policies/posts.ts';
import { uploadFacts } from '../images/images-repository.ts';

type Schemas = components['schemas'];
type ImageBlock = Extract<Schemas['ContentBlock'], { type: 'image' }>;

const TYPES = ['png', 'jpeg', 'gif', 'webp'] as const;

const noPicture = () => domainError('not-found', { reason: 'picture' });

/** Returns the images of a post, its own before those of its trail. */
function picturesOf(post: Schemas['Post']): ImageBlock[] {
  const blocks = [...post.content, ...post.trail.flatMap(({ content }) => content)];
  return blocks.flatMap((block) => {
    if (block.type === 'image-set' || block.type === 'carousel') return block.images;
    return block.type === 'image' ? [block] : [];
  });
}

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
  const picture =
    post &&
    picturesOf(post).find(({ media }) =>
      media.some(
        (size) => (url === undefined || size.url === url) && (key === undefined || size.mediaKey === key),
      ),
    );
  const sizes = [...(picture?.media ?? [])].sort((a, b) => b.width - a.width);
  const [largest] = sizes;
  if (!picture || !largest) throw noPicture();
  const mediaKey =
    largest.mediaKey ??
    largest.url
      .split('/')
      .at(-1)
      ?.replace(/\.\w+$/, '') ??
    '';
  const token = picture.feedbackToken;
  const [facts, gifs] = await Promise.all([
    uploadFacts(db, mediaKey),
    gifsByKeys(db, token === undefined ? [] : [token]),
  ]);
  const gif = token === undefined ? undefined : gifs.get(token);
  return {
    image: {
      mediaKey,
      type: TYPES.find((type) => type === largest.type) ?? 'webp',
      ...(facts ? { bytes: facts.bytes } : {}),
      sizes,
      colors: facts?.colors ?? [],
      ...(picture.altText ? { altText: picture.altText } : {}),
      ...(gif ? { embedKey: gif.embed_key } : {}),
      postId: id,
      blog: presentBlogRef(blog, viewerId),
    },
  };
};
