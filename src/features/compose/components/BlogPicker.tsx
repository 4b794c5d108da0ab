import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { ActingBlogPicker } from '#src/entities/blog/ActingBlogPicker.tsx';
import styles from './Composer.module.css';

/** Returns the blog's own colour for the mark beside its name, so that the posting blog is recognised quickly. */
export function blogColour(blog: Blog): CSSProperties {
  return { '--blog-colour': blog.theme.linkColor } as CSSProperties;
}

type BlogPickerProps = {
  blog: Blog;
  blogs: readonly Blog[];
  /** True for an edited post, which stays on its blog. */
  fixed: boolean;
  onChoose: (blog: Blog) => void;
};

/** Picker of the blog that publishes the post: always shown, with its avatar, name and colour. */
export function BlogPicker({ blog, blogs, fixed, onChoose }: BlogPickerProps) {
  const { t } = useLingui();
  return (
    <ActingBlogPicker
      blog={blog}
      blogs={fixed ? [] : blogs}
      size={40}
      label={t`Post as`}
      buttonLabel={t`Posting as ${blog.name}. Choose another blog`}
      onChoose={onChoose}
      className={styles.who}
      nameClass={styles.whoName}
      style={blogColour(blog)}
    />
  );
}
