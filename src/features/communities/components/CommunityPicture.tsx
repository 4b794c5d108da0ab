import type { CommunityRef } from '#generated/zod/communityRef.zod.ts';
import { avatarImageFor } from '#src/entities/blog/avatar-image.ts';
import { Avatar } from '#src/shared/ui/Avatar.tsx';
import { cx } from '#src/shared/ui/cx.ts';
import styles from './CommunityPicture.module.css';

type CommunityPictureProps = {
  community: Pick<CommunityRef, 'name' | 'avatarImage'>;
  /** Side in CSS pixels. */
  size: number;
  loading?: 'lazy' | 'eager';
  className?: string | undefined;
};

/** Renders the picture of a community: square with round corners, where blogs have round avatars. */
export function CommunityPicture({ community, size, loading, className }: CommunityPictureProps) {
  return (
    <span className={cx(styles.picture, className)} aria-hidden="true">
      <Avatar
        src={avatarImageFor(community.avatarImage, size)?.url}
        name={community.name}
        size={size}
        shape="square"
        loading={loading}
      />
    </span>
  );
}
