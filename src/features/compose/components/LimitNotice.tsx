import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getGetBlogLimitsQueryOptions } from '#generated/hooks/blogs/blogs.ts';
import { paths } from '#src/paths/paths.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dueTime } from '#src/shared/lib/time/relative-time.ts';
import type { Outcome } from '../model/drafts.ts';
import styles from './Composer.module.css';

/** Thresholds at or below which the remaining number is shown. */
const LOW_REMAINING_COUNTS = { posts: 5, queue: 5, pictures: 10, videos: 2 };

type LimitNoticeProps = { blogName: string; outcome: Outcome };

/**
 * Announces that the daily limits are near, before they refuse anything. Renders nothing while they are far or unknown.
 */
export function LimitNotice({ blogName, outcome }: LimitNoticeProps) {
  const { t } = useLingui();
  const dateLocale = useDateLocale();
  const { data } = useQuery(
    getGetBlogLimitsQueryOptions(blogName, { query: { staleTime: 60_000, retry: false } }),
  );
  if (!data) return null;
  const { posts, queuedPosts, images, videos } = data.response.limits;
  const goesOut = outcome === 'published' || outcome === 'private' || outcome === 'schedule';
  const time = posts.resetTs === undefined ? '' : dueTime(posts.resetTs, dateLocale);
  const lines = [
    goesOut && posts.remaining === 0 ? (
      <span key="none">{t`You cannot publish more posts until ${time}. Save this one as a draft.`}</span>
    ) : goesOut && posts.remaining <= LOW_REMAINING_COUNTS.posts ? (
      <span key="posts">
        <Plural value={posts.remaining} one="# post left today" other="# posts left today" />
      </span>
    ) : null,
    outcome === 'queue' && queuedPosts.remaining <= LOW_REMAINING_COUNTS.queue ? (
      <span key="queue">
        <Plural
          value={queuedPosts.remaining}
          _0="Your queue is full"
          one="Your queue has room for # more post"
          other="Your queue has room for # more posts"
        />
      </span>
    ) : null,
    images.remaining <= LOW_REMAINING_COUNTS.pictures ? (
      <span key="images">
        <Plural value={images.remaining} one="# picture left today" other="# pictures left today" />
      </span>
    ) : null,
    videos.remaining <= LOW_REMAINING_COUNTS.videos ? (
      <span key="videos">
        <Plural value={videos.remaining} one="# video left today" other="# videos left today" />
      </span>
    ) : null,
  ].filter((line) => line !== null);
  if (lines.length === 0) return null;
  return (
    <p className={styles.limits}>
      {lines}
      <a href={paths.limits()} target="_blank" rel="noopener">
        <Trans>Your limits</Trans>
      </a>
    </p>
  );
}
