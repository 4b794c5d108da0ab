import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Message } from '#generated/zod/message.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { FormattedText } from '#src/entities/post/blocks/FormattedText.tsx';
import { usePostDisplay } from '#src/entities/post/model/post-display.ts';
import { RelativeTime } from '#src/entities/post/parts/RelativeTime.tsx';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import styles from './Conversation.module.css';

/** Maximum height of a picture, in pixels. */
const PICTURE_HEIGHT_PX = 360;

/** Returns the width of a picture at its limited height, in pixels, so that its space is reserved. */
function shownWidth({ width, height }: { width: number; height: number }): number {
  return Math.round(Math.min(width, (width / Math.max(1, height)) * PICTURE_HEIGHT_PX));
}

/** A shared post as a small card that opens it. */
function SharedPost({ post }: { post: Post }) {
  const { t } = useLingui();
  const shown = post.content.find((block) => block.type === 'image')?.media.at(-1);
  return (
    <AppLink to={paths.post(post.blogName, post.id, post.slug)} layer="overlay" className={styles.post}>
      {shown ? (
        <img
          src={shown.url}
          width={shown.width}
          height={shown.height}
          alt=""
          loading="lazy"
          className={styles.postPicture}
        />
      ) : null}
      <span className={styles.postText}>
        <strong translate="no">{post.blogName}</strong>
        <span className={styles.postSummary} dir="auto">
          {post.summary || t`A post`}
        </span>
      </span>
    </AppLink>
  );
}

function Picture({ message, isCovered }: { message: Message; isCovered: boolean }) {
  const { t } = useLingui();
  const { blursImagesFromUnfollowedBlogs } = usePostDisplay();
  const [isOpen, setOpen] = useState(!(isCovered && blursImagesFromUnfollowedBlogs));
  if (message.type !== 'image' && message.type !== 'sticker') return null;
  const [picture] = message.images;
  if (!picture) return null;
  if (!isOpen)
    return <Button size="small" variant="quiet" onClick={() => setOpen(true)}>{t`Show the picture`}</Button>;
  const { url, width, height } = picture;
  const size = { src: url, width, height, loading: 'lazy' } as const;
  if (message.type === 'sticker')
    return <img {...size} alt={message.title || t`A picture`} className={styles.sticker} />;
  return (
    <picture className={styles.frame}>
      {message.poster ? (
        <source
          media="(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)"
          srcSet={message.poster.url}
        />
      ) : null}
      <img
        {...size}
        alt={message.altText || t`A picture`}
        className={styles.picture}
        style={{ inlineSize: shownWidth(picture) }}
      />
    </picture>
  );
}

type MessageBubbleProps = {
  message: Message;
  /** Name of the author for screen readers, since the side of the bubble is only visible. */
  writer: string;
  isOwn: boolean;
  /** True for the last message of a run by one author. */
  isLast: boolean;
  /** True for the newest own message that the other side has read. */
  isSeen: boolean;
  /** True where the picture is covered until a press, in places that cover pictures. */
  isCovered: boolean;
};

/** A message, aligned by its author. */
export function MessageBubble({ message, writer, isOwn, isLast, isSeen, isCovered }: MessageBubbleProps) {
  const { t } = useLingui();
  const words = message.type === 'sticker' ? undefined : message.content;
  return (
    <li className={styles.message} data-own={isOwn || undefined} data-last={isLast || undefined}>
      <article className={styles.bubble} aria-label={writer}>
        <Picture message={message} isCovered={isCovered} />
        {words?.text ? (
          <p dir="auto" className={styles.words}>
            <FormattedText text={words.text} formatting={words.formatting} />
          </p>
        ) : null}
        {message.type !== 'post' ? null : message.post ? (
          <SharedPost post={message.post} />
        ) : (
          <p className={styles.gone}>{t`This post no longer exists.`}</p>
        )}
      </article>
      {isLast || isSeen ? (
        <span className={styles.when}>
          <RelativeTime timestamp={message.ts} />
          {isSeen ? <> · {t`Seen`}</> : null}
        </span>
      ) : null}
    </li>
  );
}
