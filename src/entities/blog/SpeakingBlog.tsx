import type { CSSProperties } from 'react';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { Menu } from '#src/shared/ui/Menu.tsx';
import { BlogAvatar } from './BlogAvatar.tsx';

type SpeakingBlogProps = {
  blog: Blog;
  /** Those it can be, the chosen one among them; with fewer than two there is nothing to choose. */
  blogs: readonly Blog[];
  /** Pixels of the picture. */
  size: number;
  /** Of the list. */
  label: string;
  /** What the button is called: who speaks, and that it can be another. */
  spoken: string;
  onChoose: (blog: Blog) => void;
  className: string | undefined;
  nameClass?: string | undefined;
  style?: CSSProperties;
};

/** Which of the member's blogs does something: always shown, and where there are several a button that leads to them. */
export function SpeakingBlog(props: SpeakingBlogProps) {
  const { blog, blogs, size, label, spoken, onChoose, className, nameClass, style } = props;
  const who = (
    <>
      <BlogAvatar blog={blog} size={size} loading="eager" />
      <span className={nameClass} translate="no">
        {blog.name}
      </span>
    </>
  );
  if (blogs.length < 2)
    return (
      <span className={className} style={style}>
        {who}
      </span>
    );
  return (
    <Menu
      label={label}
      placement="bottom start"
      items={blogs.map((one) => ({
        id: one.uuid,
        label: one.name,
        detail: one.title,
        selected: one.uuid === blog.uuid,
        onAction: () => onChoose(one),
      }))}
      trigger={(trigger) => (
        <button type="button" className={className} style={style} aria-label={spoken} {...trigger}>
          {who}
          <Icon name="chevron-down" size={16} />
        </button>
      )}
    />
  );
}
