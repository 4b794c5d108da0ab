import { t } from '@lingui/core/macro';
import type { Post } from '#generated/zod/post.zod.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { paths } from '#src/shared/navigation/paths.ts';

/** A post's full address. Browser only. */
export function addressOf(post: Pick<Post, 'blogName' | 'id' | 'slug'>): string {
  return new URL(paths.post(post.blogName, post.id, post.slug), window.location.origin).href;
}

/** Puts an address (or other text, with what to say about it) on the clipboard and says whether that worked. */
export async function copyAddress(address: string, done = t`Link copied`): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    addToast({ type: 'success', message: done });
  } catch {
    // Some browsers forbid the clipboard: then the address itself is what the reader can copy.
    addToast({ type: 'info', message: address });
  }
}

/** Hands a post to the device's own share sheet, or copies its address where there is none. */
export async function sharePost(post: Post): Promise<void> {
  const url = addressOf(post);
  if (!navigator.share) return copyAddress(url);
  try {
    await navigator.share({ url, title: post.summary || post.blogName });
  } catch (error) {
    // Changing one's mind is no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copyAddress(url);
  }
}
