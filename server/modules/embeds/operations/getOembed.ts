import { domainError } from '#server/core/errors.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { collectionEmbedHtml, embeddableCollection } from '#server/modules/embeds/collection-embed.ts';
import { EMBED_WIDTH_PX, embedHtml, frameHeight } from '#server/modules/embeds/post-embed/embed-code.ts';
import { embeddablePost } from '#server/modules/embeds/post-embed/embeddable.ts';
import { collectionIdIn } from '../oembed/collection-address.ts';
import { postAddressOf } from '../oembed/post-address.ts';

/** Cache lifetime in seconds (the same as of the embed page, spec 000 §2.3). */
const CACHE_SECONDS = 60;

/** Returns the part of an answer that posts and collections share. */
function framed(
  publicUrl: string,
  { maxwidth, maxheight }: { maxwidth?: number | undefined; maxheight?: number | undefined },
) {
  return {
    version: '1.0' as const,
    type: 'rich' as const,
    provider_name: 'Skein',
    provider_url: publicUrl,
    width: Math.min(maxwidth ?? EMBED_WIDTH_PX, EMBED_WIDTH_PX),
    // Without a limit from the embedding site, the frame grows with what it shows.
    height: maxheight === undefined ? null : frameHeight(maxheight),
    cache_age: CACHE_SECONDS,
  };
}

export const getOembed: Handler<'getOembed'> = async ({ query, db, services, viewer }) => {
  const { publicUrl } = services;
  const frame = framed(publicUrl, query);
  const size = { width: frame.width, maxHeight: query.maxheight };
  const collectionId = collectionIdIn(query.url, publicUrl);
  if (collectionId !== undefined) {
    const collection = await embeddableCollection(db, collectionId, viewer?.userId ?? null);
    const { row, blog } = collection;
    return {
      ...frame,
      author_name: blog.name,
      author_url: `${publicUrl}/${blog.name}`,
      title: row.title,
      html: collectionEmbedHtml(collection, publicUrl, size),
    };
  }
  const target = postAddressOf(query.url, publicUrl);
  if (!target)
    throw domainError('not-found', {
      field: 'url',
      detail: 'This is not the address of a post or a public collection on Skein.',
    });
  const { post, blog } = await embeddablePost(db, target.blog, target.id, viewer?.userId ?? null);
  return {
    ...frame,
    author_name: blog.name,
    author_url: publicUrl + blog.blogViewUrl,
    title: post.summary || `Post by ${blog.name}`,
    html: embedHtml(post, publicUrl, size),
  };
};
