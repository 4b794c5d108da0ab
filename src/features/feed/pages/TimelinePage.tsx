import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { CardAxis } from '#src/shared/ui/CardAxis.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { TwoColumns } from '#src/shared/ui/TwoColumns.tsx';
import { ListHeader } from '../components/ListHeader.tsx';
import { NamedFeed } from '../components/NamedFeed.tsx';
import { SideColumn } from '../components/SideColumn.tsx';
import { timelinesQuery } from '../data/tabs.ts';

/** A named timeline (spec 000 §2.1): `popular` for everybody, the others for members. */
export default function TimelinePage() {
  const { t } = useLingui();
  const { timelineName = '' } = useParams();
  const { isLoggedIn } = useViewer();
  const { data, error } = useQuery(timelinesQuery());
  if (error && !data) throw error;
  const timeline = data?.find(({ name }) => name === timelineName);
  return (
    <>
      <PageHead title={timeline?.title ?? t`Timeline`} noIndex />
      <TwoColumns aside={<SideColumn />}>
        <ListHeader title={timeline?.title ?? t`Timeline`} detail={timeline?.description} />
        {timeline ? <NamedFeed which={timeline.name} label={timeline.title} /> : null}
        {data ? null : <PostSkeleton />}
        {data && !timeline ? (
          <CardAxis>
            <EmptyState
              title={<Trans>This timeline does not exist</Trans>}
              action={
                <ButtonLink href={paths.timeline('popular')} variant="primary">
                  <Trans>See what is popular</Trans>
                </ButtonLink>
              }
            >
              {isLoggedIn ? (
                <Trans>The timeline may have been removed, or the address has a typo.</Trans>
              ) : (
                <Trans>Some timelines are for members: log in to read them.</Trans>
              )}
            </EmptyState>
          </CardAxis>
        ) : null}
      </TwoColumns>
    </>
  );
}
