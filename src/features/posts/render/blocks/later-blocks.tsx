import { later } from '#src/shared/ui/later.tsx';
import styles from './ContentBlocks.module.css';
import { NeedsReload } from './NeedsReload.tsx';

const room = <div className={styles.room} />;
const missing = <NeedsReload />;

/** The kinds of blocks that most posts have none of; each comes with the first post that has one. */
export const AskView = later(
  'features/posts/render/blocks/AskView',
  async () => (await import('./AskView.tsx')).AskView,
  room,
  missing,
);

export const AudioView = later(
  'features/posts/render/blocks/AudioView',
  async () => (await import('./AudioView.tsx')).AudioView,
  room,
  missing,
);

export const BlogBlockView = later(
  'features/posts/render/blocks/BlogBlockView',
  async () => (await import('./BlogBlockView.tsx')).BlogBlockView,
  room,
  missing,
);

export const Carousel = later(
  'features/posts/render/blocks/Carousel',
  async () => (await import('./Carousel.tsx')).Carousel,
  room,
  missing,
);

export const PollView = later(
  'features/posts/render/blocks/PollView',
  async () => (await import('./PollView.tsx')).PollView,
  room,
  missing,
);

export const VideoView = later(
  'features/posts/render/blocks/VideoView',
  async () => (await import('./VideoView.tsx')).VideoView,
  room,
  missing,
);
