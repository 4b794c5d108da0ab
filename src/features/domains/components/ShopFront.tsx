import type { Blog } from '#generated/zod/blog.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { BlogBanner } from '#src/entities/blog/BlogBanner.tsx';
import { themeStyle } from '#src/entities/blog/theme.ts';
import { cx } from '#src/shared/ui/cx.ts';
import styles from './ShopFront.module.css';

type ShopFrontProps = {
  /** Blog whose colours, picture and avatar the shop has. */
  blog: Blog;
  /** Domain on the sign, as people write it. */
  name: string;
  /** `dark`: the domain does not work yet; `shut`: it lapsed. */
  light?: 'lit' | 'dark' | 'shut';
};

/** The front of a shop in a blog's colours, with a domain over the door. Decorative: the page says the same in words. */
export function ShopFront({ blog, name, light = 'lit' }: ShopFrontProps) {
  const dot = name.indexOf('.');
  return (
    <div className={cx(styles.front, styles[light])} style={themeStyle(blog.theme)} aria-hidden="true">
      <span className={styles.lamp} />
      <span className={styles.lamp} />
      <span className={cx(styles.sign, name.length > 20 && styles.long)}>
        <bdi>
          {name.slice(0, dot)}
          <i>{name.slice(dot)}</i>
        </bdi>
      </span>
      <span className={styles.pane}>
        <BlogBanner theme={blog.theme} sizes="375px" className={styles.banner} />
      </span>
      <span className={styles.awning} />
      <span className={styles.door}>
        <span className={styles.face}>
          <BlogAvatar blog={blog} size={64} />
        </span>
      </span>
      <span className={styles.pave} />
    </div>
  );
}
