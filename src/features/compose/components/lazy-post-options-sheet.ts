import { lazyPart } from '#src/shared/ui/lazy-part.tsx';

/** The sheet of rarely used options, loaded when it is first opened. */
export const PostOptionsSheet = lazyPart(() => import('./PostOptionsSheet.tsx'), 'PostOptionsSheet');
