import { useLingui } from '@lingui/react/macro';
import { cx } from './cx.ts';
import styles from './Skeleton.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type BoneProps = { width?: number | string; height?: number | string; round?: boolean; className?: string };

/** Grey placeholder shape; other skeletons are composed of it. */
export function Bone({ width, height, round = false, className }: BoneProps) {
  return (
    <span
      className={cx(styles.bone, round && styles.round, className)}
      style={{ width, height }}
      aria-hidden="true"
    />
  );
}

function LoadingText() {
  const { t } = useLingui();
  return <VisuallyHidden>{t`Loading`}</VisuallyHidden>;
}

/** Placeholder of a post. */
export function PostSkeleton({ media = true }: { media?: boolean }) {
  return (
    <div className={styles.post}>
      <LoadingText />
      <div className={styles.head}>
        <Bone width={32} height={32} round />
        <Bone width="38%" height={14} />
      </div>
      {media ? <Bone className={styles.media} /> : null}
      <div className={styles.lines}>
        <Bone width="92%" height={14} />
        <Bone width="78%" height={14} />
        <Bone width="46%" height={14} />
      </div>
    </div>
  );
}

/** Placeholder of a blog or community card. */
export function CardSkeleton() {
  return (
    <div className={styles.card}>
      <LoadingText />
      <Bone className={styles.banner} />
      <Bone className={styles.face} width={64} height={64} round />
      <div className={styles.lines}>
        <Bone width="60%" height={16} />
        <Bone width="88%" height={12} />
        <Bone width="70%" height={12} />
      </div>
    </div>
  );
}

/** Placeholder of a row with an avatar and two lines (a blog, a conversation, a notification). */
export function RowSkeleton() {
  return (
    <div className={styles.row}>
      <LoadingText />
      <Bone width={40} height={40} round />
      <div className={styles.lines}>
        <Bone width="45%" height={14} />
        <Bone width="75%" height={12} />
      </div>
    </div>
  );
}
