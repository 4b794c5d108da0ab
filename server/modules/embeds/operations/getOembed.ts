import { domainError } from '#server/core/errors.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { EMBED_WIDTH_PX, embedHtml, frameHeight } from '#server/modules/embeds/post-embed/embed-code.ts';
import { embeddablePost } from '#server/modules/embeds/post-embed/embeddable.ts';
import { postAddressOf } from '../oembed/post-address.ts';

/** Cache lifetime in seconds (the same as of the embed page, spec 000 §2.3). */
const CACHE_SECONDS = 60;

export const getOembed: Handler<'getOembed'> = async ({ query, db, services, viewer }) => {
  const { publicUrl } = services;
  const target = postAddressOf(query.url, publicUrl);
  if (!target)
    throw domainError('not-found', { field: 'url', detail: 'This is not the address of a post on Skein.' });
  const { post, blog } = await embeddablePost(db, target.blog, target.id, viewer?.userId ?? null);
  const width = Math.min(query.maxwidth ?? EMBED_WIDTH_PX, EMBED_WIDTH_PX);
  return {
    version: '1.0',
    type: 'rich',
    provider_name: 'Skein',
    provider_url: publicUrl,
    author_name: blog.name,
    author_url: publicUrl + blog.blogViewUrl,
    title: post.summary || `Post by ${blog.name}`,
    html: embedHtml(post, publicUrl, { width, maxHeight: query.maxheight }),
    width,
    // Without a limit from the embedding site, the frame grows with the post.
    height: query.maxheight === undefined ? null : frameHeight(query.maxheight),
    cache_age: CACHE_SECONDS,
  };
};
