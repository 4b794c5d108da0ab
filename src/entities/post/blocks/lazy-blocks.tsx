import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import styles from './ContentBlocks.module.css';
import { ReloadNotice } from './Notice.tsx';

const placeholder = <div className={styles.room} />;
const missing = <ReloadNotice />;

/** Block types that most posts do not contain, each a lazy chunk. */
export const AskView = lazyPart(() => import('./AskView.tsx'), 'AskView', {
  whileLoading: placeholder,
  missing,
});

export const AudioView = lazyPart(() => import('./AudioView.tsx'), 'AudioView', {
  whileLoading: placeholder,
  missing,
});

export const BlogBlockView = lazyPart(() => import('./BlogBlockView.tsx'), 'BlogBlockView', {
  whileLoading: placeholder,
  missing,
});

export const Carousel = lazyPart(() => import('./Carousel.tsx'), 'Carousel', {
  whileLoading: placeholder,
  missing,
});

export const Paywall = lazyPart(() => import('./Paywall.tsx'), 'Paywall', {
  whileLoading: placeholder,
  missing,
});

export const PollView = lazyPart(() => import('./PollView.tsx'), 'PollView', {
  whileLoading: placeholder,
  missing,
});

export const VideoView = lazyPart(() => import('./VideoView.tsx'), 'VideoView', {
  whileLoading: placeholder,
  missing,
});
