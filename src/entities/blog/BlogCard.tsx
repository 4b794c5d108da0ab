import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import { cx } from '#src/shared/ui/cx.ts';
import { BlogAvatarLink } from './BlogAvatar.tsx';
import { BlogBanner } from './BlogBanner.tsx';
import styles from './BlogCard.module.css';
import { BlogName } from './BlogName.tsx';
import { descriptionOf } from './description.ts';
import { FollowButton } from './FollowButton.tsx';
import { themeStyle } from './theme.ts';

type BlogCardProps = {
  blog: BlogRef;
  className?: string;
};

/** Renders a blog as a card in its own colours with a follow button (360 px high, spec 000 §9). */
export function BlogCard({ blog, className }: BlogCardProps) {
  const description = descriptionOf(blog);
  return (
    <article className={cx(styles.card, className)} style={themeStyle(blog.theme)} aria-label={blog.name}>
      <BlogBanner theme={blog.theme} sizes="320px" className={styles.banner} />
      <BlogAvatarLink blog={blog} size={72} className={styles.avatar} />
      <BlogName name={blog.name} className={styles.name} />
      {blog.title ? <p className={styles.title}>{blog.title}</p> : null}
      {description ? <p className={styles.description}>{description}</p> : null}
      <FollowButton blog={blog} size="small" variant="secondary" className={styles.follow} />
    </article>
  );
}
