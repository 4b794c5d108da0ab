import type { Post } from '#generated/zod/post.zod.ts';
import { postPathOf } from '#src/domain/post/post-path.ts';
import { copyText } from '#src/shared/lib/text/copy-text.ts';

/** Returns a post's absolute URL. Browser only. */
export function postUrlOf(post: Parameters<typeof postPathOf>[0]): string {
  return new URL(postPathOf(post), window.location.origin).href;
}

/** Opens the device's share sheet for a post, or copies its URL where there is none. */
export async function sharePost(post: Post): Promise<void> {
  const url = postUrlOf(post);
  if (!navigator.share) return copyText(url);
  try {
    await navigator.share({ url, title: post.summary || post.blogName });
  } catch (error) {
    // The member closed the share sheet, which is not an error.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copyText(url);
  }
}
