import type { CSSProperties } from 'react';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { Menu } from '#src/shared/ui/Menu.tsx';
import { BlogAvatar } from './BlogAvatar.tsx';

type ActingBlogPickerProps = {
  blog: Blog;
  /** The blogs that can be chosen, the current one included. With fewer than two there is no menu. */
  blogs: readonly Blog[];
  /** Side length of the avatar in pixels. */
  size: number;
  /** Accessible name of the menu. */
  label: string;
  /** Accessible name of the button: the acting blog and that it can be changed. */
  buttonLabel: string;
  onChoose: (blog: Blog) => void;
  className: string | undefined;
  nameClass?: string | undefined;
  style?: CSSProperties;
};

/** Shows which of the member's blogs performs an action; a menu button when there are several. */
export function ActingBlogPicker(props: ActingBlogPickerProps) {
  const { blog, blogs, size, label, buttonLabel, onChoose, className, nameClass, style } = props;
  const avatarAndName = (
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
        {avatarAndName}
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
        <button type="button" className={className} style={style} aria-label={buttonLabel} {...trigger}>
          {avatarAndName}
          <Icon name="chevron-down" size={16} />
        </button>
      )}
    />
  );
}
