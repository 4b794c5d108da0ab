import type { ReactNode } from 'react';
import { isSensitive } from '#src/domain/post/sensitive.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { pictureOf } from '#src/entities/post/model/media.ts';
import { RelativeTime } from '#src/entities/post/parts/RelativeTime.tsx';
import type { LoginWallSubject } from '#src/platform/login-wall/held-act.ts';
import { cx } from '#src/shared/ui/cx.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import type { IconName } from '#src/shared/ui/icon-paths.ts';
import styles from './ActTrail.module.css';

/** Width of the picture in the wall (`<img sizes>`). */
const PICTURE_SIZES = '540px';

/** Colours of icons that have one on a post, too. */
const ICON_COLOURS: Partial<Record<IconName, string>> = {
  'heart-filled': styles.like,
  reblog: styles.reblog,
};

/** Icon of an act, in its colour on a post. */
export function ActIcon({ name }: { name: IconName }) {
  return <Icon name={name} size={18} className={ICON_COLOURS[name]} />;
}

/** Place of a visitor who has not acted yet. */
export function EmptyPlace() {
  return <span className={styles.empty} aria-hidden="true" />;
}

type ActTrailProps = {
  subject: LoginWallSubject;
  /** True once the act has happened: the thread leads to it without a stitch. */
  isDone?: boolean;
  /** The last part: an avatar or an empty place, and the words of the act. */
  children: ReactNode;
};

/** The thing itself as the first part of a trail, which a thread continues to whoever acts on it. */
export function ActTrail({ subject: { post, name }, isDone = false, children }: ActTrailProps) {
  // Shows nothing of a post that the page covers.
  const isCovered = post !== undefined && isSensitive(post);
  const block = isCovered ? undefined : post?.content.find(({ type }) => type === 'image');
  const picture = block?.type === 'image' ? pictureOf(block.media) : undefined;
  const part = cx(styles.part, isDone && styles.done);
  return (
    <ol className={styles.trail}>
      {post ? (
        <li className={part}>
          <BlogAvatar blog={post.blog} size={32} />
          <p className={styles.name}>
            <b>{post.blogName}</b> <RelativeTime timestamp={post.timestamp} className={styles.time} />
          </p>
          {picture ? (
            <div className={styles.picture}>
              <img {...picture} sizes={picture.srcSet && PICTURE_SIZES} alt="" decoding="async" />
            </div>
          ) : post.summary && !isCovered ? (
            <p dir="auto" className={styles.words}>
              {post.summary}
            </p>
          ) : null}
        </li>
      ) : name ? (
        <li className={part}>
          <span className={styles.bead} aria-hidden="true" />
          <b className={styles.name} dir="auto">
            {name}
          </b>
        </li>
      ) : null}
      <li className={styles.own}>{children}</li>
    </ol>
  );
}
