import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { useLayer } from '#src/shared/navigation/layer-context.ts';
import { cx } from '#src/shared/ui/cx.ts';
import { BlogAvatar } from './BlogAvatar.tsx';
import { BlogBanner } from './BlogBanner.tsx';
import styles from './BlogHeader.module.css';
import { BlogName } from './BlogName.tsx';
import { descriptionOf } from './description.ts';
import { FollowButton } from './FollowButton.tsx';

type BlogHeaderProps = {
  blog: Blog;
  /** Further actions beside the follow button. */
  actions?: ReactNode;
  /** Replaces the plain description, for example with its content blocks. */
  description?: ReactNode;
};

/**
 * Renders the header of a blog: banner, avatar, title, description, counts. Must be inside an element that carries
 * `themeStyle(blog.theme)`.
 */
export function BlogHeader({ blog, actions, description }: BlogHeaderProps) {
  const { theme } = blog;
  const { layer } = useLayer();
  const text = descriptionOf(blog);
  return (
    <header className={cx(styles.header, layer === 'overlay' && styles.panel)}>
      <BlogBanner theme={theme} loading="eager" isDescribed className={styles.banner} />
      <div className={styles.bar}>
        {theme.showAvatar ? (
          <BlogAvatar blog={blog} size={128} loading="eager" isDescribed className={styles.avatar} />
        ) : (
          <span />
        )}
        <div className={styles.actions} data-screen-only>
          {actions}
          <FollowButton blog={blog} />
        </div>
      </div>
      <div className={styles.about}>
        <h1 className={styles.title}>{theme.showTitle && blog.title ? blog.title : blog.name}</h1>
        <p className={styles.facts}>
          <BlogName name={blog.name} opens="page" className={styles.name} />
          {blog.isFollowingYou ? (
            <span className={styles.follows}>
              <Trans>Follows you</Trans>
            </span>
          ) : null}
          {blog.posts !== undefined ? (
            <span>
              <Plural value={blog.posts} one="# post" other="# posts" />
            </span>
          ) : null}
          {blog.followers !== undefined ? (
            <span>
              <Plural value={blog.followers} one="# follower" other="# followers" />
            </span>
          ) : null}
        </p>
        {theme.showDescription && text ? (
          <div className={styles.description}>{description ?? text}</div>
        ) : null}
      </div>
    </header>
  );
}
