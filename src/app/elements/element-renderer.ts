import { lazyPart } from '#src/shared/ui/lazy-part.tsx';

/** Renderer of elements between posts. Most pages show none, so its code loads with the first one. */
export const LazyElementView = lazyPart(() => import('./ElementView.tsx'), 'ElementView', {
  isPrefetched: false,
});
