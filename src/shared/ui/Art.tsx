import styles from './Art.module.css';
import { lazyPart } from './lazy-part.tsx';

/** The drawings: a ball of yarn, a knot, a cat with the yarn, an empty basket. */
export type ArtName = 'yarn' | 'tangle' | 'cat' | 'basket';

const Drawing = lazyPart(() => import('./Drawing.tsx'), 'Drawing');

/** A small drawing for places that would otherwise be empty. Decoration. */
export function Art({ name, width = 160 }: { name: ArtName; width?: number }) {
  return (
    <svg className={styles.art} width={width} viewBox="0 0 160 120" aria-hidden="true">
      <Drawing name={name} />
    </svg>
  );
}
