import type { TimelineElement } from '#generated/zod/timelineElement.zod.ts';
import { isSensitive } from '#src/domain/post/sensitive.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { cx } from '#src/shared/ui/cx.ts';
import { pictureOf } from '../model/media.ts';
import { RelativeTime } from '../parts/RelativeTime.tsx';
import styles from './NextPostPeek.module.css';

/** Width of the picture of a peek (`<img sizes>`). */
const PICTURE_SIZES = '540px';

interface NextPostPeekProps {
  element: TimelineElement | undefined;
  /** True below columns, where no side is that of the posts. */
  isCentred: boolean;
}

/**
 * The beginning of the post that the login wall in a list stands before, fading out. It is a picture and nothing to act
 * on or to read aloud: the post itself follows when the visitor reads on. A post with a content label shows its author
 * alone.
 */
export function NextPostPeek({ element, isCentred }: NextPostPeekProps) {
  if (element?.objectType !== 'post') return null;
  const isCovered = isSensitive(element);
  const { blog, blogName, timestamp, content, summary } = element;
  const first = content.find(({ type }) => type === 'image');
  const picture = first?.type === 'image' && !isCovered ? pictureOf(first.media) : undefined;
  return (
    <div className={cx(styles.peek, isCentred && styles.centred)} aria-hidden="true" inert>
      <div className={styles.card}>
        <p className={styles.head}>
          <BlogAvatar blog={blog} size={32} />
          <b>{blogName}</b> <RelativeTime timestamp={timestamp} className={styles.time} />
        </p>
        {picture ? (
          <img {...picture} sizes={picture.srcSet && PICTURE_SIZES} alt="" decoding="async" />
        ) : summary && !isCovered ? (
          <p className={styles.words} dir="auto">
            {summary}
          </p>
        ) : null}
      </div>
    </div>
  );
}
