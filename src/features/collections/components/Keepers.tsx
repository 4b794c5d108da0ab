import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import styles from './Keepers.module.css';

type KeepersProps = {
  blogs: readonly BlogRef[];
  /** Side of an avatar in CSS pixels. */
  size: number;
};

/** Renders the faces of who keeps a collection, overlapping. Decorative: the words beside them say who they are. */
export function Keepers({ blogs, size }: KeepersProps) {
  return (
    <span className={styles.faces} aria-hidden="true">
      {blogs.map((blog) => (
        <BlogAvatar key={blog.uuid} blog={blog} size={size} />
      ))}
    </span>
  );
}
