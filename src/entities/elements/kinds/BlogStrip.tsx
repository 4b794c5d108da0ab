import { useLingui } from '@lingui/react/macro';
import type { BlogElement } from '#generated/zod/blogElement.zod.ts';
import { BlogAvatarLink } from '#src/entities/blog/BlogAvatar.tsx';
import { BlogName } from '#src/entities/blog/BlogName.tsx';
import { FollowButton } from '#src/entities/blog/FollowButton.tsx';
import { themeStyle } from '#src/entities/blog/theme.ts';
import { pictureOf } from '#src/entities/post/model/media.ts';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Dismissible, Frame, HideButton } from '../Frame.tsx';
import { mediaOfThumb, Thumb } from '../Thumb.tsx';
import styles from './BlogStrip.module.css';

/** Number of pictures and of tags on a strip. */
const MAX_PICTURES = 3;
const MAX_TAGS = 2;

/** Renders a blog as a strip in its own colours, with a few of its posts. */
export function BlogStrip({ element }: { element: BlogElement }) {
  const { t } = useLingui();
  const { blog, reason, tags = [], posts = [], canDismiss } = element;
  const shown = posts.filter((thumb) => pictureOf(mediaOfThumb(thumb) ?? [])).slice(0, MAX_PICTURES);
  const detail = reason ?? blog.title;
  return (
    <Dismissible element={element}>
      <Frame label={t`A blog you may like: ${blog.name}`}>
        <div className={styles.strip} style={themeStyle(blog.theme)}>
          <div className={styles.words}>
            <BlogAvatarLink blog={blog} size={48} className={styles.avatar} />
            <BlogName name={blog.name} className={styles.name} />
            {canDismiss ? <HideButton element={element} name={blog.name} className={styles.hide} /> : null}
            {detail ? (
              <small className={styles.reason} dir="auto">
                {detail}
              </small>
            ) : null}
            <div className={styles.actions}>
              <FollowButton blog={blog} size="small" variant="secondary" className={styles.follow} />
              {tags.slice(0, MAX_TAGS).map((tag) => (
                <AppLink key={tag} to={paths.tagged(tag)} className={styles.tag} dir="auto">
                  #{tag}
                </AppLink>
              ))}
            </div>
          </div>
          {shown.length > 0 ? (
            <div className={styles.pictures}>
              {shown.map((thumb) => (
                <AppLink
                  key={thumb.postId}
                  to={paths.post(thumb.blogName, thumb.postId)}
                  layer="overlay"
                  className={styles.picture}
                  aria-label={thumb.altText || thumb.summary || t`Post`}
                >
                  <Thumb media={thumb.media} sizes="(width <= 540px) 33vw, 92px" className={styles.image} />
                </AppLink>
              ))}
            </div>
          ) : null}
        </div>
      </Frame>
    </Dismissible>
  );
}
