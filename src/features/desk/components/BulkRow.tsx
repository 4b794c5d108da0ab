import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { ImageBlock } from '#generated/zod/imageBlock.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { pictureOf } from '#src/entities/post/model/media.ts';
import { RelativeTime } from '#src/entities/post/parts/RelativeTime.tsx';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dueTime, isoTime } from '#src/shared/lib/time/relative-time.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import type { IconName } from '#src/shared/ui/icon-paths.ts';
import styles from './Bulk.module.css';

const ICONS: Partial<Record<Post['type'], IconName>> = {
  photo: 'image',
  quote: 'quote',
  link: 'link',
  chat: 'chat',
  audio: 'audio',
  video: 'video',
  answer: 'ask',
};

/** Returns the first image of a post, or else of its trail. */
function firstPicture({ content, trail }: Post) {
  const blocks = [content, ...trail.map((part) => part.content)].flat();
  const image = blocks.find((block): block is ImageBlock => block.type === 'image');
  return image && pictureOf(image.media);
}

function Thumbnail({ post }: { post: Post }) {
  const picture = firstPicture(post);
  return (
    <span className={styles.thumb}>
      {picture ? (
        <img
          src={picture.src}
          srcSet={picture.srcSet}
          sizes="56px"
          width={56}
          height={56}
          alt=""
          loading="lazy"
          decoding="async"
        />
      ) : (
        <Icon name={post.trail.length > 0 ? 'reblog' : (ICONS[post.type] ?? 'text')} size={22} />
      )}
    </span>
  );
}

function PostTime({ post, timeZone }: { post: Post; timeZone: string | undefined }) {
  const { t } = useLingui();
  const dateLocale = useDateLocale();
  const due = post.scheduledPublishTime;
  if (post.state === 'queued' && due !== undefined) {
    const time = dueTime(due, dateLocale, timeZone);
    return <time dateTime={isoTime(due)}>{t`Will be published ${time}`}</time>;
  }
  return <RelativeTime timestamp={post.timestamp} />;
}

/** Returns a one-line description of a post. */
function useDescription({ summary, trail }: Post): string {
  const { t } = useLingui();
  const [root] = trail;
  const name = root?.blog?.name ?? root?.brokenBlogName;
  if (summary) return summary;
  return name ? t`A reblog of ${name}` : t`Post without text`;
}

type BulkRowProps = {
  post: Post;
  /** The blog's time zone, in which queue times are shown. */
  timeZone: string | undefined;
  chosen: boolean;
  onChoose: (on: boolean, isRange: boolean) => void;
};

/** Selectable row of a post. With Shift it selects the range from the row pressed before. */
export function BulkRow({ post, timeZone, chosen, onChoose }: BulkRowProps) {
  const { t } = useLingui();
  const isRange = useRef(false);
  const about = useDescription(post);
  return (
    <label
      className={styles.row}
      data-chosen={chosen ? '' : undefined}
      onClickCapture={(event) => {
        // A click on the label is forwarded to the checkbox, which some browsers report without the modifier keys.
        const isBox = event.target instanceof HTMLInputElement;
        isRange.current = event.shiftKey || (isBox && isRange.current);
      }}
    >
      <input
        type="checkbox"
        className={styles.box}
        checked={chosen}
        aria-label={t`Choose: ${about}`}
        onChange={(event) => {
          onChoose(event.currentTarget.checked, isRange.current);
          isRange.current = false;
        }}
      />
      <Thumbnail post={post} />
      <span className={styles.about}>
        <span className={styles.words} dir="auto">
          {about}
        </span>
        <span className={styles.facts}>
          <PostTime post={post} timeZone={timeZone} />
          {post.tags.length > 0 ? (
            <span className={styles.tags} dir="auto">
              {post.tags.map((tag) => `#${tag}`).join(' ')}
            </span>
          ) : null}
        </span>
      </span>
    </label>
  );
}
