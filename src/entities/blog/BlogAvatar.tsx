import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Avatar } from '#src/shared/ui/Avatar.tsx';
import { cx } from '#src/shared/ui/cx.ts';
import { pictureFor } from './avatar-source.ts';
import styles from './identity.module.css';

type BlogAvatarProps = {
  blog: Pick<BlogRef, 'name' | 'avatar' | 'theme'>;
  /** Side in CSS pixels. */
  size?: number;
  loading?: 'lazy' | 'eager';
  /** Says what the picture shows: in the head of the blog, not beside its name in a list. */
  isDescribed?: boolean;
  className?: string;
};

/** A blog's picture in the shape its theme asks for, with the frame it wears. */
export function BlogAvatar({ blog, size, loading, isDescribed = false, className }: BlogAvatarProps) {
  const picture = pictureFor(blog.avatar, size ?? 40);
  const shape = blog.theme.avatarShape;
  return (
    <Avatar
      src={picture?.url}
      name={blog.name}
      alt={isDescribed ? blog.theme.avatarAltText : undefined}
      size={size}
      shape={shape}
      frame={picture?.accessories?.frame?.[shape]}
      loading={loading}
      className={className}
    />
  );
}

/**
 * The picture as a way into the blog's preview. It stands beside the blog's name, which is the same link, so readers
 * and the Tab key meet only one of them.
 */
export function BlogAvatarLink({ className, ...avatar }: BlogAvatarProps) {
  return (
    <AppLink
      to={paths.blog(avatar.blog.name)}
      layer="overlay"
      tabIndex={-1}
      aria-hidden="true"
      className={cx(styles.avatarLink, className)}
    >
      <BlogAvatar {...avatar} />
    </AppLink>
  );
}
