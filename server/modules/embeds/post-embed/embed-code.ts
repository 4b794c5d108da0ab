import type { components } from '#generated/types/api.d.ts';
import { escapeHtml } from '#server/core/escape-html.ts';

type Post = Pick<components['schemas']['Post'], 'id' | 'blogName' | 'postUrl' | 'blog'>;

/** How wide an embedded post is when nobody says, in pixels. */
export const EMBED_WIDTH = 540;
/** How high it is before its script has measured it, in pixels. */
const FIRST_HEIGHT = 480;

/** The address of the page other sites show in a frame (spec 000 §2.3). */
export function embedUrl({ id, blog }: Post, publicUrl: string): string {
  return `${publicUrl}/embed/post/${encodeURIComponent(blog.uuid)}/${id}`;
}

/** What another site puts into its page: a frame, and a script that makes it as high as the post. */
export function embedHtml(post: Post, publicUrl: string, width = EMBED_WIDTH): string {
  const title = escapeHtml(`Post by ${post.blogName}`);
  return [
    `<iframe class="skein-post" src="${escapeHtml(embedUrl(post, publicUrl))}" title="${title}" width="${width}"`,
    ` height="${FIRST_HEIGHT}" style="border:0;max-width:100%" loading="lazy" allowfullscreen></iframe>`,
    `<script async src="${escapeHtml(publicUrl)}/embed.js"></script>`,
  ].join('');
}
