import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Avatar } from '#src/shared/ui/Avatar.tsx';
import { cx } from '#src/shared/ui/cx.ts';
import { avatarImageFor } from './avatar-image.ts';
import styles from './blog-identity.module.css';

type BlogAvatarProps = {
  blog: Pick<BlogRef, 'name' | 'avatar'> & Partial<Pick<BlogRef, 'theme'>>;
  /** Side length in CSS pixels. */
  size?: number;
  loading?: 'lazy' | 'eager';
  /**
   * True when the image has an alternative text (header of the blog); false when the blog's name stands beside it
   * (lists).
   */
  isDescribed?: boolean;
  className?: string;
};

/** Renders a blog's avatar in the shape its theme sets, with the avatar frame of the blog. */
export function BlogAvatar({ blog, size, loading, isDescribed = false, className }: BlogAvatarProps) {
  const picture = avatarImageFor(blog.avatar, size ?? 40);
  const { avatarShape: shape = 'circle', avatarAltText } = blog.theme ?? {};
  return (
    <Avatar
      src={picture?.url}
      name={blog.name}
      alt={isDescribed ? avatarAltText : undefined}
      size={size}
      shape={shape}
      frame={picture?.accessories?.frame?.[shape]}
      loading={loading}
      className={className}
    />
  );
}

/**
 * Links the avatar to the blog preview. The blog's name beside it is the same link, so this one is hidden from screen
 * readers and the Tab order.
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
