import type { components } from '#generated/types/api.d.ts';
import { blogUrl, postUrl } from '#server/entities/blog/addresses.ts';
import type { GifRow } from './gifs-repository.ts';

type Schemas = components['schemas'];

/** Returns the attribution of a GIF: its provider, or the post it comes from while that is public. */
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

/** Presents a GIF for the picker. A post stores its token only; the displayed data comes from the library. */
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
