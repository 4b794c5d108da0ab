import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { PostPlaceContext } from '#src/entities/post/model/post-display.ts';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { Bone } from '#src/shared/ui/Skeleton.tsx';
import { VideoReel } from '../components/VideoReel.tsx';
import { useFollowHub, type VideoStart, videoHubQuery } from '../data/video-hub.ts';
import styles from './VideoHubPage.module.css';

function FollowHub({ hub }: { hub: { name: string; title: string; isFollowed: boolean } }) {
  const { t } = useLingui();
  const follow = useFollowHub(hub.name);
  const { title, isFollowed } = hub;
  return (
    <Button
      size="small"
      variant={isFollowed ? 'secondary' : 'primary'}
      aria-pressed={isFollowed}
      aria-label={isFollowed ? t`Following ${title}` : t`Follow ${title}`}
      onClick={() => follow(!isFollowed)}
    >
      {isFollowed ? t`Following` : t`Follow`}
    </Button>
  );
}

/** A video hub (spec 000 §2.1): its videos one after the other, each at full screen height. */
export default function VideoHubPage() {
  const { t } = useLingui();
  const { hubName = '', blogName, postId } = useParams();
  // The entry point; the address follows the current video without navigating back to it.
  const [start, setStart] = useState<VideoStart & { hubName: string }>({ hubName, blogName, postId });
  const [muted, setMuted] = useState(true);
  const { data, error } = useQuery(videoHubQuery(hubName));
  if (start.hubName !== hubName) setStart({ hubName, blogName, postId });
  if (error && !data) throw error;
  const hub = data?.response.hub;
  return (
    <div className={styles.stage} data-whole-window data-palette="darkMode">
      <PageHead title={hub?.title ?? t`Skein TV`} noIndex />
      <header className={styles.header}>
        <AppLink
          to={paths.videoHubs()}
          className={styles.back}
          aria-label={t`All channels`}
          title={t`All channels`}
        >
          <Icon name="back" size={22} />
        </AppLink>
        <h1 className={styles.title} dir="auto">
          {hub ? hub.title : <Bone width={140} height={24} />}
        </h1>
        <IconButton
          icon={muted ? 'mute' : 'volume'}
          label={t`Sound`}
          aria-pressed={!muted}
          title={muted ? t`Sound is off` : t`Sound is on`}
          onClick={() => setMuted(!muted)}
        />
        {hub ? <FollowHub hub={hub} /> : null}
      </header>
      <PostPlaceContext value="videoHub">
        <VideoReel
          key={`${hubName} ${start.blogName} ${start.postId}`}
          hubName={hubName}
          label={t`Videos`}
          start={start}
          muted={muted}
          onMuted={setMuted}
          end={
            <div className={styles.end}>
              <h2>
                <Trans>There are no more videos</Trans>
              </h2>
              <ul className={styles.related}>
                {data?.response.relatedHubs?.map((other) => (
                  <li key={other.name}>
                    <ButtonLink href={paths.videoHub(other.name)} variant="secondary">
                      {other.title}
                    </ButtonLink>
                  </li>
                ))}
              </ul>
              <ButtonLink href={paths.videoHubs()} variant="primary">
                <Trans>All channels</Trans>
              </ButtonLink>
            </div>
          }
        />
      </PostPlaceContext>
    </div>
  );
}
