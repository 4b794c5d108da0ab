import type { WaitingAct } from '#src/shared/lib/storage/offline-mutations.ts';
import { blogOverlay, postOverlay, tagOverlay } from '../read/post-overlay.ts';

/** Shows an act as it will be, or as it was. */
export function showAct({ of, thing }: Pick<WaitingAct, 'of' | 'thing'>, on: boolean): void {
  if (of === 'post') postOverlay.put(thing, { liked: on });
  else if (of === 'blog') blogOverlay.put(thing, { followed: on });
  else tagOverlay.put(thing, { followed: on });
}

/** Keeps what lists say away from what is shown ahead of the server; answers what ends that. */
export function holdAct({ of, thing }: WaitingAct): () => void {
  return { post: postOverlay, blog: blogOverlay, tag: tagOverlay }[of].hold(thing);
}
