import { domainError } from '#server/core/errors.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { presentPostSummaries } from '#server/entities/post/post-summaries.ts';
import { postsByIds } from '#server/entities/post/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { presentGif } from '#server/modules/media/gifs/gif-presenter.ts';
import { gifsByKeys } from '#server/modules/media/gifs/gifs-repository.ts';
import { isListable } from '#server/policies/blogs.ts';

/**
 * Returns a GIF of the library, which is public. The post it comes from is named only when the viewer may see its blog,
 * a provider always.
 */
export const getEmbeddedGif: Handler<'getEmbeddedGif'> = async ({ params, db, viewer }) => {
  const row = (await gifsByKeys(db, [params.embed_key])).get(params.embed_key);
  if (!row) throw domainError('not-found', { reason: 'gif' });
  const viewerId = viewer?.userId ?? null;
  if (row.provider !== null) return { gif: presentGif(row) };
  const { attribution, ...gif } = presentGif(row);
  const [origin] = attribution?.post ? await postsByIds(db, [attribution.post.id], viewerId) : [];
  const blog = origin && (await blogsByIds(db, [origin.blog_id], viewerId)).get(origin.blog_id);
  if (!attribution || !blog || !isListable(blog, viewerId)) return { gif };
  const [post] = await presentPostSummaries(db, [origin.id], viewerId);
  return { gif: { ...gif, attribution }, ...(post ? { post } : {}) };
};
