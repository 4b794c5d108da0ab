import type { Post } from '#generated/zod/post.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { copyText } from '#src/shared/lib/text/copy-text.ts';

/** A post's full address. Browser only. */
export function addressOf(post: Pick<Post, 'blogName' | 'id' | 'slug'>): string {
  return new URL(paths.post(post.blogName, post.id, post.slug), window.location.origin).href;
}

/** Hands a post to the device's own share sheet, or copies its address where there is none. */
export async function sharePost(post: Post): Promise<void> {
  const url = addressOf(post);
  if (!navigator.share) return copyText(url);
  try {
    await navigator.share({ url, title: post.summary || post.blogName });
  } catch (error) {
    // Changing one's mind is no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copyText(url);
  }
}
