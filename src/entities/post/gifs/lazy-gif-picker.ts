import { lazyPart } from '#src/shared/ui/lazy-part.tsx';

/** Lazily loaded GIF picker. */
export const GifPicker = lazyPart(() => import('./GifPicker.tsx'), 'GifPicker');
