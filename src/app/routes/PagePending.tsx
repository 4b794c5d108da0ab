import type { LayerName } from '#src/shared/navigation/layers.ts';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { Spinner } from '#src/shared/ui/Spinner.tsx';
import styles from './PagePending.module.css';

/** Placeholder of a layer while its page's code loads. */
export function PagePending({ layer }: { layer: LayerName }) {
  return layer === 'modal' ? (
    <div className={styles.sheet}>
      <Spinner />
    </div>
  ) : (
    <div className={styles.column}>
      <PostSkeleton />
      <PostSkeleton media={false} />
    </div>
  );
}
