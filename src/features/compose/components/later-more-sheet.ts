import { lazyPart } from '#src/shared/ui/lazy-part.tsx';

/** The sheet of rarely used options, loaded when it is first opened. */
export const MoreSheet = lazyPart(() => import('./MoreSheet.tsx'), 'PostOptionsSheet');
