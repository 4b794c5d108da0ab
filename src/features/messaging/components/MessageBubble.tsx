import { useLingui } from '@lingui/react/macro';
import type { Message } from '#generated/zod/message.zod.ts';
import { FormattedText } from '#src/features/posts/render/blocks/FormattedText.tsx';
import { RelativeTime } from '#src/features/posts/render/parts/RelativeTime.tsx';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { paths } from '#src/shared/navigation/paths.ts';
import styles from './Messages.module.css';

function Content({ message }: { message: Message }) {
  const { t } = useLingui();
  const words = message.type === 'sticker' ? undefined : message.content;
  const picture = 'images' in message ? message.images[0] : undefined;
  const alt =
    message.type === 'image'
      ? (message.altText ?? '')
      : message.type === 'sticker'
        ? (message.title ?? '')
        : '';
  const post = message.type === 'post' ? message.post : undefined;
  return (
    <>
      {picture ? (
        <img
          src={picture.url}
          width={picture.width}
          height={picture.height}
          alt={alt}
          loading="lazy"
          className={message.type === 'sticker' ? styles.sticker : styles.picture}
        />
      ) : null}
      {words?.text ? (
        <p dir="auto" className={styles.words}>
          <FormattedText text={words.text} formatting={words.formatting} />
        </p>
      ) : null}
      {post ? (
        <AppLink to={paths.post(post.blogName, post.id, post.slug)} layer="overlay" className={styles.post}>
          <strong translate="no">{post.blogName}</strong>
          <span dir="auto">{post.summary || t`A post`}</span>
        </AppLink>
      ) : message.type === 'post' ? (
        <p className={styles.gone}>{t`This post is gone.`}</p>
      ) : null}
    </>
  );
}

type MessageBubbleProps = {
  message: Message;
  /** Who wrote it, for those who do not see on which side it stands. */
  writer: string;
  isOwn: boolean;
};

/** One letter, on the side of who wrote it. */
export function MessageBubble({ message, writer, isOwn }: MessageBubbleProps) {
  return (
    <li className={styles.message} data-own={isOwn || undefined}>
      <article className={styles.bubble} aria-label={writer}>
        <Content message={message} />
      </article>
      <RelativeTime timestamp={message.ts} className={styles.when} />
    </li>
  );
}
