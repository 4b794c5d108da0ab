import { lazyPart } from '#src/shared/ui/lazy-part.tsx';

/** What few posts need, for those that do. */
export const MoreSheet = lazyPart(() => import('./MoreSheet.tsx'), 'MoreSheet');
