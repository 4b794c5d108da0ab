import type { ReactNode } from 'react';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { BlogAvatar } from '#src/features/blogs/identity/BlogAvatar.tsx';
import { BlogName } from '#src/features/blogs/identity/BlogName.tsx';
import { SettingsFrame } from '../SettingsFrame.tsx';
import styles from './HomeFrame.module.css';
import { HomeGuard } from './HomeGuard.tsx';
import { type HomePart, HomeTabs } from './HomeTabs.tsx';

type HomeFrameProps = {
  part: HomePart;
  title: string;
  /** Whether only admins of the blog may open it, not everybody who writes for it. */
  forAdmins?: boolean;
  children: (blog: Blog) => ReactNode;
};

/** A page of the settings about one blog of the member. */
export function HomeFrame({ part, title, forAdmins = false, children }: HomeFrameProps) {
  return (
    <HomeGuard title={title} forAdmins={forAdmins}>
      {(blog) => (
        <SettingsFrame
          title={title}
          detail={
            <span className={styles.whose}>
              <BlogAvatar blog={blog} size={24} loading="eager" />
              <BlogName name={blog.name} opens="page" className={styles.name} />
            </span>
          }
          above={<HomeTabs part={part} name={blog.name} />}
        >
          {children(blog)}
        </SettingsFrame>
      )}
    </HomeGuard>
  );
}
