import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { SpeakingBlog } from '#src/entities/blog/SpeakingBlog.tsx';
import styles from './Composer.module.css';

/** A blog's own colour, for a mark beside its name: who is speaking is seen at a glance. */
export function blogColour(blog: Blog): CSSProperties {
  return { '--blog-colour': blog.theme.linkColor } as CSSProperties;
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
  return (
    <SpeakingBlog
      blog={blog}
      blogs={fixed ? [] : blogs}
      size={40}
      label={t`Post as`}
      spoken={t`Posting as ${blog.name}. Choose another blog`}
      onChoose={onChoose}
      className={styles.who}
      nameClass={styles.whoName}
      style={blogColour(blog)}
    />
  );
}
