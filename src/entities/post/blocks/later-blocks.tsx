import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import styles from './ContentBlocks.module.css';
import { NeedsReload } from './Notice.tsx';

const room = <div className={styles.room} />;
const missing = <NeedsReload />;

/** The kinds of blocks that most posts have none of; each comes with the first post that has one. */
export const AskView = lazyPart(() => import('./AskView.tsx'), 'AskView', {
  whileLoading: room,
  missing: missing,
});

export const AudioView = lazyPart(() => import('./AudioView.tsx'), 'AudioView', {
  whileLoading: room,
  missing: missing,
});

export const BlogBlockView = lazyPart(() => import('./BlogBlockView.tsx'), 'BlogBlockView', {
  whileLoading: room,
  missing: missing,
});

export const Carousel = lazyPart(() => import('./Carousel.tsx'), 'Carousel', {
  whileLoading: room,
  missing: missing,
});

export const PollView = lazyPart(() => import('./PollView.tsx'), 'PollView', {
  whileLoading: room,
  missing: missing,
});

export const VideoView = lazyPart(() => import('./VideoView.tsx'), 'VideoView', {
  whileLoading: room,
  missing: missing,
});
