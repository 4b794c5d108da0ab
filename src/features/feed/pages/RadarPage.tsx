import { Trans, useLingui } from '@lingui/react/macro';
import { Feed } from '#src/entities/post/feed/Feed.tsx';
import { PostPlaceContext } from '#src/entities/post/model/post-display.ts';
import { paths } from '#src/paths/paths.ts';
import { useFeed } from '#src/shared/api/read/feed.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { CardAxis } from '#src/shared/ui/CardAxis.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { TwoColumns } from '#src/shared/ui/TwoColumns.tsx';
import { ListHeader } from '../components/ListHeader.tsx';
import { SideColumn } from '../components/SideColumn.tsx';
import { radarTimelineQuery } from '../data/radar.ts';

/** All posts that were on the radar, latest first. */
export default function RadarPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        title={t`Radar`}
        description={t`Posts on Skein that deserve more readers, chosen by people.`}
        canonical={paths.radar()}
      />
      <TwoColumns aside={<SideColumn hasRadar={false} />}>
        <ListHeader title={t`Radar`} detail={t`Posts that deserve more readers`} />
        <PostPlaceContext value="radar">
          <Feed
            list={useFeed(radarTimelineQuery())}
            label={t`Radar`}
            empty={
              <CardAxis>
                <EmptyState
                  title={<Trans>No posts on the radar</Trans>}
                  action={
                    <ButtonLink href={paths.explore()} variant="primary" icon="compass">
                      <Trans>Explore</Trans>
                    </ButtonLink>
                  }
                >
                  <Trans>Posts that deserve more readers are shown here, one at a time.</Trans>
                </EmptyState>
              </CardAxis>
            }
          />
        </PostPlaceContext>
      </TwoColumns>
    </>
  );
}
