import type { ReactNode } from 'react';
import type { Product } from '#generated/zod/product.zod.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import styles from '../pages/Product.module.css';
import { Buy } from './Buy.tsx';
import { Line } from './Line.tsx';
import { Mirror } from './Mirror.tsx';

type ProductViewProps = {
  /** Undefined while it is loading. */
  product: Product | undefined;
  title?: ReactNode;
  lead?: ReactNode;
};

/** A product: worn by the member in the mirror, and what it costs beside it. */
export function ProductView({ product, ...words }: ProductViewProps) {
  const { primaryBlog } = useViewer();
  if (!product)
    return (
      <div className={styles.columns}>
        <PostSkeleton />
      </div>
    );
  const isWorn = product.kind === 'badge' || product.kind === 'accessory';
  return (
    <div className={styles.columns} key={product.id}>
      {isWorn && primaryBlog ? (
        <Mirror key={product.id} product={product} blog={primaryBlog} />
      ) : (
        <Line products={[product]} place="window" />
      )}
      <div className={styles.side}>
        <Buy key={product.id} product={product} {...words} />
      </div>
    </div>
  );
}
