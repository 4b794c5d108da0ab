import styles from './Art.module.css';
import { lazyPart } from './lazy-part.tsx';

/** Illustrations: a ball of yarn, a knot, a cat with the yarn, an empty basket. */
export type ArtName = 'yarn' | 'tangle' | 'cat' | 'basket';

const Drawing = lazyPart(() => import('./Drawing.tsx'), 'Drawing');

/** Small decorative illustration for empty states. */
export function Art({ name, width = 160 }: { name: ArtName; width?: number }) {
  return (
    <svg className={styles.art} width={width} viewBox="0 0 160 120" aria-hidden="true">
      <Drawing name={name} />
    </svg>
  );
}
