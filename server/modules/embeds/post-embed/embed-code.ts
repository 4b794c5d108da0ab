import type { components } from '#generated/types/api.d.ts';
import { escapeHtml } from '#server/core/escape-html.ts';

type Post = Pick<components['schemas']['Post'], 'id' | 'blogName' | 'postUrl' | 'blog'>;

/** Default width of an embedded post in pixels. */
export const EMBED_WIDTH_PX = 540;
/** Initial height in pixels, until the script has measured the post. */
const FIRST_HEIGHT_PX = 480;

/** Returns the address of the embed page for frames on other sites (spec 000 §2.3). */
export function embedUrl({ id, blog }: Post, publicUrl: string): string {
  return `${publicUrl}/embed/post/${encodeURIComponent(blog.uuid)}/${id}`;
}

/** Size of the frame that another site wants, in pixels. */
interface FrameSize {
  width?: number;
  /** The frame grows with the post up to this height; without limit when absent. */
  maxHeight?: number | undefined;
}

/** Returns the height of the frame in pixels before the script has measured the post. */
export function frameHeight(maxHeight = FIRST_HEIGHT_PX): number {
  return Math.min(FIRST_HEIGHT_PX, maxHeight);
}

/** A framed page: its address, and the name of the frame for screen readers. */
interface Framed extends FrameSize {
  url: string;
  title: string;
  publicUrl: string;
}

/** Returns the HTML for other sites: a frame, and a script that adjusts its height to its page. */
export function frameHtml({ url, title, publicUrl, width = EMBED_WIDTH_PX, maxHeight }: Framed): string {
  const bound = maxHeight === undefined ? '' : `;max-height:${maxHeight}px`;
  return [
    `<iframe class="skein-post" src="${escapeHtml(url)}" title="${escapeHtml(title)}" width="${width}"`,
    ` height="${frameHeight(maxHeight)}" style="border:0;max-width:100%${bound}" loading="lazy" allowfullscreen></iframe>`,
    `<script async src="${escapeHtml(publicUrl)}/embed.js"></script>`,
  ].join('');
}

/** Returns the HTML for other sites that shows a post. */
export function embedHtml(post: Post, publicUrl: string, size: FrameSize = {}): string {
  return frameHtml({ url: embedUrl(post, publicUrl), title: `Post by ${post.blogName}`, publicUrl, ...size });
}
