import type { OnboardingTopic } from '#generated/zod/onboardingTopic.zod.ts';
import { TilePicture } from '#src/entities/post/parts/TilePicture.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import styles from './TopicTile.module.css';

/** Widths of a tile: half a phone's screen, else a quarter of the column. */
const IMAGE_SIZES = '(width <= 540px) 46vw, 225px';

type TopicTileProps = {
  topic: OnboardingTopic;
  chosen: boolean;
  /** Among the first, which are in sight at once. */
  eager: boolean;
  onToggle: () => void;
};

/** A topic as a picture that is chosen by pressing it. */
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
