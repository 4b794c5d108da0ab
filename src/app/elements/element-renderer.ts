import { lazyPart } from '#src/shared/ui/lazy-part.tsx';

/** Renderer of elements between posts. Its code is in no page's first scripts. */
export const LazyElementView = lazyPart(() => import('./ElementView.tsx'), 'ElementView');
