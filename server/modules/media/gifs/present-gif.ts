import type { components } from '#generated/types/api.d.ts';
import { blogUrl, postUrl } from '#server/entities/blog/addresses.ts';
import type { GifRow } from './gifs-repository.ts';

type Schemas = components['schemas'];

/** The provider that found a GIF, or the post it comes from while everybody may read that. */
export function creditOf(row: GifRow): Schemas['Attribution'] | undefined {
  if (row.provider !== null) {
    return row.page_url === null ? undefined : { type: 'link', url: row.page_url, displayText: row.provider };
  }
  const { post_id, blog_uuid, blog_name } = row;
  if (post_id === null || blog_uuid === null || blog_name === null) return undefined;
  return {
    type: 'post',
    post: { id: post_id },
    blog: { uuid: blog_uuid, name: blog_name, url: blogUrl(blog_name) },
    url: postUrl(blog_name, post_id, ''),
  };
}

/** A GIF as those see it who choose one. Its token names it; what a post then shows comes from the library again. */
export function presentGif(row: GifRow): Schemas['Gif'] {
  const attribution = creditOf(row);
  return {
    id: row.embed_key,
    title: row.title,
    altText: row.alt_text,
    media: row.media,
    ...(row.poster ? { poster: row.poster } : {}),
    feedbackToken: row.embed_key,
    embedKey: row.embed_key,
    ...(attribution ? { attribution } : {}),
  };
}
