import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { BlogAvatar } from '#src/features/blogs/identity/BlogAvatar.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { Menu } from '#src/shared/ui/Menu.tsx';
import styles from './Composer.module.css';

/** A blog's own colour, for a mark beside its name: who is speaking is seen at a glance. */
export function blogColour(blog: Blog): CSSProperties {
  return { '--blog-colour': blog.theme.linkColor } as CSSProperties;
}

function Who({ blog }: { blog: Blog }) {
  return (
    <>
      <BlogAvatar blog={blog} size={40} loading="eager" />
      <span className={styles.whoName} translate="no">
        {blog.name}
      </span>
    </>
  );
}

type BlogPickerProps = {
  blog: Blog;
  blogs: readonly Blog[];
  /** An edited post stays on its blog. */
  fixed: boolean;
  onChoose: (blog: Blog) => void;
};

/** The blog that will speak: always shown, with its picture, name and colour. */
export function BlogPicker({ blog, blogs, fixed, onChoose }: BlogPickerProps) {
  const { t } = useLingui();
  if (fixed || blogs.length < 2) {
    return (
      <div className={styles.who} style={blogColour(blog)}>
        <Who blog={blog} />
      </div>
    );
  }
  return (
    <Menu
      label={t`Post as`}
      placement="bottom start"
      items={blogs.map((one) => ({
        id: one.uuid,
        label: one.name,
        detail: one.title,
        selected: one.uuid === blog.uuid,
        onAction: () => onChoose(one),
      }))}
      trigger={(props) => (
        <button
          type="button"
          className={styles.who}
          style={blogColour(blog)}
          aria-label={t`Posting as ${blog.name}. Choose another blog`}
          {...props}
        >
          <Who blog={blog} />
          <Icon name="chevron-down" size={16} />
        </button>
      )}
    />
  );
}
