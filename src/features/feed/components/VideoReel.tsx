import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import type { Post } from '#generated/zod/post.zod.ts';
import { useCanAutoplay } from '#src/entities/media/use-can-autoplay.ts';
import { paths } from '#src/paths/paths.ts';
import { postsOf } from '#src/shared/api/read/feed.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { useLayer } from '#src/shared/navigation/layer-context.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { Spinner } from '#src/shared/ui/Spinner.tsx';
import { type VideoStart, videosQuery } from '../data/video-hub.ts';
import { useReel } from './use-reel.ts';
import styles from './VideoReel.module.css';
import { VideoSlide } from './VideoSlide.tsx';

/** Number of videos before the end at which the next page is fetched. */
const MIN_VIDEOS_AHEAD = 3;

type VideoReelProps = {
  hubName: string;
  start: VideoStart;
  /** Accessible name of the list. */
  label: string;
  muted: boolean;
  onMuted: (muted: boolean) => void;
  /** Rendered after the last video. */
  end: ReactNode;
};

const keyOf = ({ id }: Post): string => id;

/** Replaces the address with that of the current video, so that Back and shared links start there. */
function useReplaceAddress(hubName: string, post: Post | undefined): void {
  const { layer, isTop } = useLayer();
  const address = post && paths.videoHub(hubName, { blogName: post.blogName, postId: post.id });
  useEffect(() => {
    if (address && layer === 'base' && isTop) window.history.replaceState(window.history.state, '', address);
  }, [address, layer, isTop]);
}

function Nothing() {
  return (
    <EmptyState
      title={<Trans>No videos yet</Trans>}
      action={
        <ButtonLink href={paths.videoHubs()} variant="primary">
          <Trans>All channels</Trans>
        </ButtonLink>
      }
    >
      <Trans>Videos with this channel’s tags will be shown here, the newest first.</Trans>
    </EmptyState>
  );
}

/** The videos of a hub, one at a time, navigated by swipe, wheel, arrow keys or two buttons. */
export function VideoReel({ hubName, start, label, muted, onMuted, end }: VideoReelProps) {
  const { t } = useLingui();
  const canAutoplay = useCanAutoplay();
  const list = usePagedList(videosQuery(hubName, start), postsOf, keyOf);
  const { items: posts = [], hasMore } = list;
  // The slide after the last video counts as an item.
  const reel = useReel(posts.length + 1);
  const { active } = reel;
  useReplaceAddress(hubName, active === 0 ? undefined : posts[active]);
  const wantsMore =
    hasMore && active >= posts.length - MIN_VIDEOS_AHEAD && !list.isFetching && !list.isFetchMoreError;
  useEffect(() => {
    if (wantsMore) list.fetchMore();
  });

  if (!list.items)
    return list.state === 'error' ? (
      <ErrorState
        onRetry={list.refetch}
        retrying={list.isFetching}
        action={<ButtonLink href={paths.videoHub(hubName)}>{t`All videos of this channel`}</ButtonLink>}
      >
        {list.errorDetail ?? t`The videos could not be loaded.`}
      </ErrorState>
    ) : (
      <Spinner className={styles.waiting} />
    );
  if (posts.length === 0 && !hasMore) return <Nothing />;
  return (
    <div className={styles.frame}>
      <ul ref={reel.ref} className={styles.reel} aria-label={label}>
        {posts.map((post, index) => (
          <VideoSlide
            key={post.id}
            post={post}
            active={index === active}
            near={Math.abs(index - active) <= 1}
            canAutoplay={canAutoplay}
            muted={muted}
            onMuted={onMuted}
            onVisible={() => reel.setVisible(index)}
          />
        ))}
        <li className={styles.end}>
          {list.isFetchMoreError ? (
            <ErrorState onRetry={list.fetchMore} retrying={list.isFetchingMore}>
              {list.errorDetail ?? t`The rest of the videos could not be loaded.`}
            </ErrorState>
          ) : null}
          {hasMore && !list.isFetchMoreError ? <Spinner /> : null}
          {hasMore ? null : end}
        </li>
      </ul>
      <div className={styles.moves}>
        <IconButton
          icon="chevron-up"
          label={t`Previous video`}
          disabled={active === 0}
          onClick={() => reel.move(-1)}
        />
        <IconButton
          icon="chevron-down"
          label={t`Next video`}
          disabled={active >= posts.length}
          onClick={() => reel.move(1)}
        />
      </div>
    </div>
  );
}
