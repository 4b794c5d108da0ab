import { Plural } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import type { CommunityCategory } from '#generated/zod/communityCategory.zod.ts';
import { TilePicture } from '#src/entities/post/parts/TilePicture.tsx';
import styles from './cards.module.css';

/** Renders a category of communities as a tile. */
export function CategoryCard({ category }: { category: CommunityCategory }) {
  return (
    <div className={styles.tile} style={{ '--card': category.accentColor } as CSSProperties}>
      <TilePicture media={category.image} sizes="232px" eager={false} />
      <b className={styles.name} dir="auto">
        {category.title}
      </b>
      <small>
        <Plural value={category.communityCount} one="# community" other="# communities" />
      </small>
    </div>
  );
}
