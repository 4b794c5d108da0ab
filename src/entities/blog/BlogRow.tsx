import type { ReactNode } from 'react';
import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import { BlogAvatarLink } from './BlogAvatar.tsx';
import { BlogName } from './BlogName.tsx';
import styles from './blog-identity.module.css';

type BlogRowProps = {
  blog: Pick<BlogRef, 'name' | 'title' | 'avatar' | 'theme'>;
  /** Replaces the blog's title under its name. */
  detail?: ReactNode;
  /** Action at the end of the row, such as a follow button. */
  action?: ReactNode;
  size?: number;
};

/** Renders a blog as one row of a list. */
export function BlogRow({ blog, detail, action, size = 40 }: BlogRowProps) {
  return (
    <div className={styles.row}>
      <BlogAvatarLink blog={blog} size={size} />
      <div className={styles.rowText}>
        <BlogName name={blog.name} className={styles.rowName} />
        <span className={styles.rowDetail}>{detail ?? blog.title}</span>
      </div>
      {action}
    </div>
  );
}
