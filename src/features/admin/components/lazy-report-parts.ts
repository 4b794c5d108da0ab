import { lazyPart } from '#src/shared/ui/lazy-part.tsx';

// Stacks, charts and reported posts weigh more than what the admin pages share.
export const ErrorGroups = lazyPart(() => import('./ErrorGroups.tsx'), 'ErrorGroups');
export const SlowPages = lazyPart(() => import('./SlowPages.tsx'), 'SlowPages');
export const LostPictures = lazyPart(() => import('./LostPictures.tsx'), 'LostPictures');
export const StaffQueue = lazyPart(() => import('../queue/StaffQueue.tsx'), 'StaffQueue');
