import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { getListTabsQueryKey, setTimelineMarker } from '#generated/hooks/feed/feed.ts';
import { Feed } from '#src/features/posts/render/feed/Feed.tsx';
import { useFeed } from '#src/shared/api/read/feed.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { paths } from '#src/shared/navigation/paths.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { timelineQuery } from '../data/tabs.ts';

type NamedFeedProps = {
  /** The timeline's name. */
  which: string;
  /** Spoken name of the feed. */
  label: string;
  /** What stands in for posts there are none of, besides the heading. */
  nothing?: ReactNode;
};

/** Keeps for all devices that the newest post of a timeline has been shown. Nobody waits for it; it is kept next time. */
function useMarker(which: string, newest: string | undefined): void {
  const { isLoggedIn } = useViewer();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isLoggedIn || newest === undefined) return;
    setTimelineMarker(which, { post_id: newest })
      .then(() => queryClient.invalidateQueries({ queryKey: getListTabsQueryKey() }))
      .catch(() => undefined);
  }, [isLoggedIn, which, newest, queryClient]);
}

/** The posts of a timeline by its name. */
export function NamedFeed({ which, label, nothing }: NamedFeedProps) {
  const list = useFeed(timelineQuery(which));
  useMarker(which, list.items?.find(({ objectType }) => objectType === 'post')?.id);
  return (
    <Feed
      list={list}
      label={label}
      empty={
        <EmptyState
          art="yarn"
          title={<Trans>Nothing here yet</Trans>}
          action={
            <ButtonLink href={paths.explore()} variant="primary" icon="compass">
              <Trans>Explore</Trans>
            </ButtonLink>
          }
        >
          {nothing ?? <Trans>New posts turn up here by themselves.</Trans>}
        </EmptyState>
      }
    />
  );
}
