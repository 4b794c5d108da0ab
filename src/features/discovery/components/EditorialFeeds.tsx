import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Feed } from '#src/entities/post/feed/Feed.tsx';
import { paths } from '#src/paths/paths.ts';
import { useFeed } from '#src/shared/api/read/feed.ts';
import { useShownHidden } from '#src/shared/api/read/hidden-by-choice.ts';
import { useInitialCursor } from '#src/shared/api/read/initial-cursor.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { answertimeQuery, staffPicksQuery } from '../data/editorial.ts';
import { AnswertimeBanner } from './AnswertimeBanner.tsx';
import { OtherAnswertimes } from './OtherAnswertimes.tsx';

type EditorialFeedProps = {
  /** Accessible name of the feed. */
  label: string;
};

/** Posts chosen by the site's editors. */
export function StaffPicksFeed({ label }: EditorialFeedProps) {
  return (
    <Feed
      masonry
      begins
      list={useFeed(useInitialCursor(staffPicksQuery(useShownHidden())))}
      label={label}
      empty={
        <EmptyState title={<Trans>No staff picks yet</Trans>}>
          <Trans>Posts chosen by the people behind the site are listed here.</Trans>
        </EmptyState>
      }
    />
  );
}

/** The current answertime, upcoming ones, and answered asks. */
export function AnswertimeFeed({ label }: EditorialFeedProps) {
  const list = useFeed(useInitialCursor(answertimeQuery()));
  const takeover = list.pages?.[0]?.response.takeover;
  const { items } = list;
  const invitations = (items ?? [])
    .filter((element) => element.objectType === 'answertime_cta')
    .filter(({ blog, startDate }) => {
      const shown = takeover?.answerTime;
      return blog.name !== shown?.blogName || startDate !== shown.startDate;
    });
  const posts = { ...list, items: items?.filter(({ objectType }) => objectType === 'post') };
  return (
    <>
      {takeover ? <AnswertimeBanner takeover={takeover} whole /> : null}
      <OtherAnswertimes invitations={invitations} />
      <Feed
        masonry
        begins
        list={posts}
        label={label}
        empty={
          takeover ? (
            <EmptyState title={<Trans>No answers yet</Trans>}>
              <Trans>Answers appear here when they are published.</Trans>
            </EmptyState>
          ) : (
            <EmptyState
              title={<Trans>No answertime right now</Trans>}
              action={
                <ButtonLink href={paths.explore('asks')} variant="primary">
                  <Trans>Read earlier answers</Trans>
                </ButtonLink>
              }
            >
              <Trans>
                At an answertime a blog answers your questions live. The next one will be announced here.
              </Trans>
            </EmptyState>
          )
        }
      />
    </>
  );
}

/** The live answertime above the explore feed; nothing while there is none. */
export function LiveAnswertime() {
  const { data } = useInfiniteQuery(answertimeQuery());
  const takeover = data?.pages[0]?.response.takeover;
  return takeover?.live ? <AnswertimeBanner takeover={takeover} whole={false} /> : null;
}
