import { Trans, useLingui } from '@lingui/react/macro';
import type { TimelineElement } from '#generated/zod/timelineElement.zod.ts';
import { ExploreTabs } from '#src/entities/explore/ExploreTabs.tsx';
import { paths } from '#src/paths/paths.ts';
import { useFeed } from '#src/shared/api/read/feed.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessList } from '#src/shared/ui/EndlessList.tsx';
import { CardSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { FeaturedHub } from '../components/FeaturedHub.tsx';
import { VideoHubCard } from '../components/VideoHubCard.tsx';
import { videoHubsQuery } from '../data/video-hubs.ts';
import styles from './VideoHubsPage.module.css';

function NoHubs() {
  return (
    <EmptyState
      title={<Trans>No channels yet</Trans>}
      action={
        <ButtonLink href={paths.explore('video')} variant="primary" icon="compass">
          <Trans>Explore videos</Trans>
        </ButtonLink>
      }
    >
      <Trans>Video channels will be listed here. Until then, look for videos in Explore.</Trans>
    </EmptyState>
  );
}

function Waiting() {
  return (
    <div className={styles.hubs}>
      <CardSkeleton />
      <CardSkeleton />
      <CardSkeleton />
    </div>
  );
}

/** The featured hub, then the others. */
function Hubs({ elements }: { elements: readonly TimelineElement[] }) {
  const { t } = useLingui();
  const cards = elements.filter((element) => element.objectType === 'video_hub_card');
  return (
    <>
      {elements.map((element) =>
        element.objectType === 'video_hub_featured' ? (
          <FeaturedHub key={element.id} hub={element.hub} videos={element.videos} />
        ) : null,
      )}
      {cards.length > 0 ? (
        <ul className={styles.hubs} aria-label={t`Channels`}>
          {cards.map(({ id, hub }) => (
            <li key={id}>
              <VideoHubCard hub={hub} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** Video hubs (spec 000 §2.1): the featured one, then all of them as cards. */
export default function VideoHubsPage() {
  const { t } = useLingui();
  const list = useFeed(videoHubsQuery());
  return (
    <>
      <PageHead title={t`Skein TV`} noIndex />
      <div className={styles.page}>
        <ExploreTabs current="videoHubs" />
        <header className={styles.header}>
          <VisuallyHidden as="h1">{t`Skein TV`}</VisuallyHidden>
          <p className={styles.detail}>
            <Trans>Video channels: swipe to see the next video. The sound is off until you turn it on.</Trans>
          </p>
        </header>
        <EndlessList
          list={list}
          skeleton={<Waiting />}
          moreSkeleton={<CardSkeleton />}
          empty={<NoHubs />}
          errorText={t`The channels could not be loaded.`}
        >
          {(elements) => <Hubs elements={elements} />}
        </EndlessList>
      </div>
    </>
  );
}
