import { ReloadNotice } from '#src/entities/post/blocks/Notice.tsx';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { ComposerSkeleton } from './ComposerSkeleton.tsx';

/** The composer, loaded lazily because its text editor is four times as large as the rest of its pages. */
export const Composer = lazyPart(() => import('./Composer.tsx'), 'Composer', {
  whileLoading: <ComposerSkeleton />,
  missing: <ReloadNotice />,
});
