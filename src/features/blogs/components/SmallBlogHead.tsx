import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import { BlogBanner } from '#src/entities/blog/BlogBanner.tsx';
import { FollowButton } from '#src/entities/blog/FollowButton.tsx';
import { themeStyle } from '#src/entities/blog/theme.ts';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { useLayer } from '#src/shared/navigation/layer-context.ts';
import { cx } from '#src/shared/ui/cx.ts';
import styles from './SmallBlogHead.module.css';

/** Compact blog header: the name over a strip of the banner, linked to the blog. */
export function SmallBlogHead({ blog }: { blog: BlogRef }) {
  const { layer } = useLayer();
  return (
    <div className={cx(styles.head, layer === 'overlay' && styles.panel)} style={themeStyle(blog.theme)}>
      <BlogBanner theme={blog.theme} loading="eager" className={styles.banner} />
      <AppLink to={paths.blog(blog.name)} className={styles.name}>
        {blog.title || blog.name}
      </AppLink>
      <FollowButton blog={blog} size="small" />
    </div>
  );
}
