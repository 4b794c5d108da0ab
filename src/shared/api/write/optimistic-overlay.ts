import type { OfflineMutation } from '#src/shared/lib/storage/offline-mutations.ts';
import { blogOverlay, postOverlay, tagOverlay } from '../read/post-overlay.ts';

/** Writes the state of an offline mutation into the overlay. */
export function applyToOverlay({ of, thing }: Pick<OfflineMutation, 'of' | 'thing'>, on: boolean): void {
  if (of === 'post') postOverlay.put(thing, { liked: on });
  else if (of === 'blog') blogOverlay.put(thing, { followed: on });
  else tagOverlay.put(thing, { followed: on });
}

/** Protects the overlay entry of an offline mutation from responses; returns a function that ends it. */
export function holdOverlay({ of, thing }: OfflineMutation): () => void {
  return { post: postOverlay, blog: blogOverlay, tag: tagOverlay }[of].hold(thing);
}
