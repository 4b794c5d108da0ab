import { useLingui } from '@lingui/react/macro';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { Menu } from '#src/shared/ui/Menu.tsx';
import { BlogAvatar } from './BlogAvatar.tsx';
import styles from './BlogSwitcher.module.css';

type BlogSwitcherProps = {
  blog: Blog;
  blogs: readonly Blog[];
  hrefOf: (blog: Blog) => string;
};

/**
 * Shows which of the member's blogs the page is about and links to the others. Renders nothing for members with one
 * blog.
 */
export function BlogSwitcher({ blog, blogs, hrefOf }: BlogSwitcherProps) {
  const { t } = useLingui();
  const { name } = blog;
  if (blogs.length < 2) return null;
  return (
    <Menu
      label={t`Your blogs`}
      items={blogs.map((one) => ({
        id: one.uuid,
        label: one.name,
        picture: <BlogAvatar blog={one} size={32} />,
        selected: one.uuid === blog.uuid,
        href: hrefOf(one),
      }))}
      trigger={(props) => (
        <button type="button" className={styles.button} aria-label={t`Blog: ${name}`} {...props}>
          <BlogAvatar blog={blog} size={24} loading="eager" />
          <span className={styles.name}>{name}</span>
          <Icon name="chevron-down" size={16} />
        </button>
      )}
    />
  );
}
