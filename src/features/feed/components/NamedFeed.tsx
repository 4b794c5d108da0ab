import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Feed } from '#src/entities/post/feed/Feed.tsx';
import { paths } from '#src/paths/paths.ts';
import { useFeed } from '#src/shared/api/read/feed.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { useReading } from '../data/reading.ts';
import { timelineQuery } from '../data/tabs.ts';

type NamedFeedProps = {
  /** The timeline's name. */
  which: string;
  /** Spoken name of the feed. */
  label: string;
  /** What stands in for posts there are none of, besides the heading. */
  nothing?: ReactNode;
};

/** The posts of a timeline by its name. */
export function NamedFeed({ which, label, nothing }: NamedFeedProps) {
  const list = useFeed(timelineQuery(which));
  const reading = useReading(which, list.items);
  return (
    <Feed
      list={list}
      label={label}
      reading={reading}
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
