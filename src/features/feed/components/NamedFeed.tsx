import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Feed } from '#src/entities/post/feed/Feed.tsx';
import { paths } from '#src/paths/paths.ts';
import { useFeed } from '#src/shared/api/read/feed.ts';
import { useShownHidden } from '#src/shared/api/read/hidden-by-choice.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { useReadProgress } from '../data/read-progress.ts';
import { timelineQuery } from '../data/tabs.ts';

type NamedFeedProps = {
  /** Name of the timeline. */
  which: string;
  /** Accessible name of the feed. */
  label: string;
  /** Content of an empty timeline, below the heading. */
  nothing?: ReactNode;
};

/** The posts of a named timeline. */
export function NamedFeed({ which, label, nothing }: NamedFeedProps) {
  const list = useFeed(timelineQuery(which, useShownHidden()));
  const reading = useReadProgress(which, list.items);
  return (
    <Feed
      list={list}
      label={label}
      reading={reading}
      empty={
        <EmptyState
          art="yarn"
          title={<Trans>No posts here yet</Trans>}
          action={
            <ButtonLink href={paths.explore()} variant="primary" icon="compass">
              <Trans>Explore</Trans>
            </ButtonLink>
          }
        >
          {nothing ?? <Trans>New posts appear here automatically.</Trans>}
        </EmptyState>
      }
    />
  );
}
