import { lazyPart } from '#src/shared/ui/lazy-part.tsx';

// The charts weigh more than what the admin pages share.
export const SlowPages = lazyPart(() => import('./SlowPages.tsx'), 'SlowPages');
export const LostPictures = lazyPart(() => import('./LostPictures.tsx'), 'LostPictures');
