import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import { BlogAvatarLink } from './BlogAvatar.tsx';
import { BlogBanner } from './BlogBanner.tsx';
import { BlogName } from './BlogName.tsx';
import { descriptionOf } from './description.ts';
import { FollowButton } from './FollowButton.tsx';
import styles from './SmallBlogCard.module.css';
import { themeStyle } from './theme.ts';

/**
 * Renders a blog in its own colours at the width of its container: a strip of its banner, its name, two lines of
 * description.
 */
export function SmallBlogCard({ blog }: { blog: BlogRef }) {
  const about = descriptionOf(blog) || blog.title;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and an article here is a post.
    <div role="group" className={styles.card} style={themeStyle(blog.theme)} aria-label={blog.name}>
      <BlogBanner theme={blog.theme} sizes="320px" className={styles.banner} />
      <div className={styles.words}>
        <BlogAvatarLink blog={blog} size={52} className={styles.avatar} />
        <div className={styles.line}>
          <BlogName name={blog.name} />
          <FollowButton blog={blog} size="small" variant="secondary" className={styles.follow} />
        </div>
        {about ? <p className={styles.about}>{about}</p> : null}
      </div>
    </div>
  );
}
