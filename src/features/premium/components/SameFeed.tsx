import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getGetDashboardQueryOptions } from '#generated/hooks/feed/feed.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { faceOf } from '#src/entities/post/model/face-of.ts';
import { pictureOf } from '#src/entities/post/model/media.ts';
import { RelativeTime } from '#src/entities/post/parts/RelativeTime.tsx';
import styles from './SameFeed.module.css';

/** Posts in a column; more do not fit. */
const MAX_POSTS = 3;

function MiniPost({ post }: { post: Post }) {
  const { blog, timestamp } = post;
  const face = faceOf(post);
  const picture = 'media' in face ? pictureOf(face.media) : undefined;
  return (
    <li className={styles.post}>
      <p className={styles.head}>
        <BlogAvatar blog={blog} size={24} />
        <b translate="no">{blog.name}</b>
        <RelativeTime timestamp={timestamp} />
      </p>
      {picture ? <img {...picture} sizes="300px" alt="" loading="lazy" decoding="async" /> : null}
      {'words' in face && face.words ? (
        <p className={styles.words} dir="auto">
          {face.words}
        </p>
      ) : null}
    </li>
  );
}

/** An advertisement that nobody paid for. */
function Ad() {
  return (
    <li className={styles.ad}>
      <small>
        <Trans>Advertisement</Trans>
      </small>
      <svg viewBox="0 0 262 96" aria-hidden="true">
        <path className={styles.wall} d="M0 0h262v96H0z" />
        <path className={styles.bed} d="M52 62h158v14H52zM60 44h142c6 0 8 4 8 8v10H52V52c0-4 2-8 8-8Z" />
        <rect className={styles.pillow} x="66" y="32" width="52" height="16" rx="8" />
        <rect className={styles.pillow} x="126" y="32" width="52" height="16" rx="8" />
      </svg>
      <b>
        <Trans>This mattress knows you</Trans>
      </b>
      <span>
        <Trans>Ends tonight. It always does.</Trans>
      </span>
    </li>
  );
}

/** The reader's own feed twice: with an advertisement, and without. Nothing while the feed is empty. */
export function SameFeed() {
  const { t } = useLingui();
  const { data } = useQuery(getGetDashboardQueryOptions());
  const elements = data?.response.timeline.elements ?? [];
  const posts = elements.filter((one): one is Post => one.objectType === 'post').slice(0, MAX_POSTS);
  const [first, ...others] = posts;
  if (!first) return null;
  return (
    <div className={styles.duo} inert>
      <figure>
        <ul className={styles.feed} aria-label={t`With advertisements`}>
          <MiniPost post={first} />
          <Ad />
          {others.map((post) => (
            <MiniPost key={post.id} post={post} />
          ))}
        </ul>
        <figcaption>
          <Trans>With advertisements</Trans>
        </figcaption>
      </figure>
      <figure className={styles.with}>
        <ul className={styles.feed} aria-label={t`With premium`}>
          {posts.map((post) => (
            <MiniPost key={post.id} post={post} />
          ))}
        </ul>
        <figcaption>
          <Trans>With premium</Trans>
        </figcaption>
      </figure>
    </div>
  );
}
