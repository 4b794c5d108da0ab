import type { OnboardingTopic } from '#generated/zod/onboardingTopic.zod.ts';
import { TilePicture } from '#src/entities/post/parts/TilePicture.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import styles from './TopicTile.module.css';

/** Widths of a tile: half a phone's screen, otherwise a quarter of the column. */
const IMAGE_SIZES = '(width <= 540px) 46vw, 225px';

type TopicTileProps = {
  topic: OnboardingTopic;
  chosen: boolean;
  /** True for the first tiles, which are visible without scrolling. */
  eager: boolean;
  onToggle: () => void;
};

/** Toggle button of a topic with its picture. */
export function TopicTile({ topic, chosen, eager, onToggle }: TopicTileProps) {
  return (
    <button type="button" className={styles.tile} aria-pressed={chosen} onClick={onToggle}>
      <TilePicture media={topic.image} sizes={IMAGE_SIZES} eager={eager} />
      <span className={styles.name} dir="auto">
        {topic.title}
      </span>
      <span className={styles.knot} aria-hidden="true">
        {chosen ? <Icon name="check" size={18} /> : null}
      </span>
    </button>
  );
}
