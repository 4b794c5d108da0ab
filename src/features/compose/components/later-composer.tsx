import { NeedsReload } from '#src/entities/post/blocks/Notice.tsx';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { ComposerWaiting } from './ComposerWaiting.tsx';

/** The form, which brings the text editor: four times as much as all the rest of its pages. */
export const Composer = lazyPart(() => import('./Composer.tsx'), 'Composer', {
  whileLoading: <ComposerWaiting />,
  missing: <NeedsReload />,
});
