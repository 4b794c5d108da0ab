import { cx } from '#src/shared/ui/cx.ts';
import { Bone, PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { TwoColumns } from '#src/shared/ui/TwoColumns.tsx';
import frame from './CommunityFrame.module.css';
import head from './CommunityHead.module.css';
import styles from './CommunitySkeleton.module.css';

/**
 * Skeleton of a community. Its cover, picture, lines and tabs are as high as those of a head with a description of one
 * line, two on phones, so that nothing moves as the community arrives.
 */
export function CommunitySkeleton() {
  return (
    <TwoColumns aside={null}>
      <div className={frame.frame}>
        <header className={head.head}>
          <div className={head.cover} data-banner="low" />
          <div className={head.people}>
            <span className={cx(head.picture, styles.picture)}>
              <Bone width={112} height={112} />
            </span>
          </div>
          <div className={head.words}>
            <span className={styles.title}>
              <Bone width="60%" height="1lh" />
            </span>
            <p className={head.description}>
              <Bone width="80%" className={styles.sentence} />
            </p>
            <p className={head.facts}>
              <Bone width={160} height="1lh" />
            </p>
          </div>
        </header>
        <div className={styles.tabs} />
        <PostSkeleton />
      </div>
    </TwoColumns>
  );
}
