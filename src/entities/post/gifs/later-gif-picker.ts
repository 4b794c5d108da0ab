import { lazyPart } from '#src/shared/ui/lazy-part.tsx';

/** The library of GIFs, for those who want one. */
export const GifPicker = lazyPart(() => import('./GifPicker.tsx'), 'GifPicker');
