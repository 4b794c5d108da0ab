import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import styles from './Faces.module.css';

type FacesProps = {
  blogs: readonly BlogRef[];
  /** Side of an avatar in CSS pixels. */
  size: number;
};

/** Renders the faces of a few members, overlapping. Decorative: the words beside them say who or how many they are. */
export function Faces({ blogs, size }: FacesProps) {
  return (
    <span className={styles.faces} aria-hidden="true">
      {blogs.map((blog) => (
        <BlogAvatar key={blog.uuid} blog={blog} size={size} />
      ))}
    </span>
  );
}
