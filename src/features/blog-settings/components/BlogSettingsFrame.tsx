import type { ReactNode } from 'react';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { BlogName } from '#src/entities/blog/BlogName.tsx';
import { SettingsFrame } from '#src/entities/settings/SettingsFrame.tsx';
import styles from './BlogSettingsFrame.module.css';
import { BlogSettingsGuard } from './BlogSettingsGuard.tsx';
import { type BlogSettingsTab, BlogSettingsTabs } from './BlogSettingsTabs.tsx';

type BlogSettingsFrameProps = {
  part: BlogSettingsTab;
  title: string;
  /** True when only admins of the blog may open the page, not every member of it. */
  forAdmins?: boolean;
  children: (blog: Blog) => ReactNode;
};

/** Frame of a settings page of one of the member's blogs. */
export function BlogSettingsFrame({ part, title, forAdmins = false, children }: BlogSettingsFrameProps) {
  return (
    <BlogSettingsGuard title={title} forAdmins={forAdmins}>
      {(blog) => (
        <SettingsFrame
          title={title}
          detail={
            <span className={styles.whose}>
              <BlogAvatar blog={blog} size={24} loading="eager" />
              <BlogName name={blog.name} opens="page" className={styles.name} />
            </span>
          }
          above={<BlogSettingsTabs part={part} name={blog.name} />}
        >
          {children(blog)}
        </SettingsFrame>
      )}
    </BlogSettingsGuard>
  );
}
