import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, useRef, useState } from 'react';
import type { ImageBlock } from '#generated/zod/imageBlock.zod.ts';
import { animateScrollLeft } from '#src/shared/lib/look/animate-scroll.ts';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { ratioOf } from '../model/media.ts';
import styles from './Carousel.module.css';
import { ImageView } from './ImageView.tsx';

/** Narrowest and widest aspect ratio of the carousel; pictures outside it are letterboxed. */
const ASPECT_RATIO_LIMITS = { min: 0.8, max: 1.9 } as const;

/**
 * A swipeable strip of pictures. The strip scrolls natively (touch, wheel, arrow keys) and the buttons are an
 * enhancement, so it works without scripts.
 */
export function Carousel({ images }: { images: readonly ImageBlock[] }) {
  const { t } = useLingui();
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const shapes = images.map(ratioOf);
  const ratio = Math.min(ASPECT_RATIO_LIMITS.max, Math.max(ASPECT_RATIO_LIMITS.min, Math.min(...shapes)));
  const count = images.length;

  const follow = (): void => {
    const list = strip.current;
    if (list) setShown(Math.round(Math.abs(list.scrollLeft) / list.clientWidth));
  };
  const go = (step: 1 | -1): void => {
    const list = strip.current;
    const direction = list && getComputedStyle(list).direction === 'rtl' ? -1 : 1;
    if (!list) return;
    const present = Math.round(list.scrollLeft / list.clientWidth);
    animateScrollLeft(list, (present + step * direction) * list.clientWidth, '--motion-carousel');
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div
      role="group"
      className={styles.carousel}
      aria-roledescription={t`carousel`}
      aria-label={t`${count} pictures`}
    >
      <ul
        ref={strip}
        className={styles.strip}
        style={{ '--stage': ratio } as CSSProperties}
        onScroll={follow}
      >
        {images.map((image, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may come twice
          <li key={index} className={styles.slide} aria-label={t`${index + 1} of ${count}`}>
            <ImageView block={image} fit="stage" />
          </li>
        ))}
      </ul>
      <span className={styles.count} aria-hidden="true">
        {shown + 1}/{count}
      </span>
      <IconButton
        icon="chevron-left"
        label={t`Previous picture`}
        className={styles.previous}
        disabled={shown === 0}
        onClick={() => go(-1)}
      />
      <IconButton
        icon="chevron-right"
        label={t`Next picture`}
        className={styles.next}
        disabled={shown >= count - 1}
        onClick={() => go(1)}
      />
    </div>
  );
}
