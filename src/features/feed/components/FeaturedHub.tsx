import { useLingui } from '@lingui/react/macro';
import type { PostThumb } from '#generated/zod/postThumb.zod.ts';
import type { VideoHub } from '#generated/zod/videoHub.zod.ts';
import { pictureOf } from '#src/entities/post/model/media.ts';
import { paths } from '#src/paths/paths.ts';
import { formatDuration } from '#src/shared/lib/text/duration.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { cx } from '#src/shared/ui/cx.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import styles from './FeaturedHub.module.css';
import { HubFacts } from './HubFacts.tsx';

const SIZES = '(width <= 540px) 72vw, 300px';
const SCREEN_SIZES = '(width <= 540px) 100vw, 640px';

type VideoTileProps = {
  hub: string;
  video: PostThumb;
  /** True for the large screen of the featured hub. */
  isScreen?: boolean;
};

function VideoTile({ hub, video, isScreen = false }: VideoTileProps) {
  const { t } = useLingui();
  const picture = pictureOf(video.media ?? []);
  const title = video.summary || t`Video`;
  return (
    <AppLink
      to={paths.videoHub(hub, { blogName: video.blogName, postId: video.postId })}
      className={cx(styles.tile, isScreen && styles.screen)}
    >
      {picture ? (
        <img
          {...picture}
          sizes={picture.srcSet && (isScreen ? SCREEN_SIZES : SIZES)}
          alt=""
          loading={isScreen ? 'eager' : 'lazy'}
          decoding="async"
          className={styles.picture}
        />
      ) : null}
      <span className={styles.play}>
        <Icon name="play" size={isScreen ? 34 : 22} />
      </span>
      <span className={styles.caption} dir="auto">
        <b>{title}</b> <span translate="no">{video.blogName}</span>
      </span>{' '}
      {video.duration ? <span className={styles.length}>{formatDuration(video.duration)}</span> : null}
    </AppLink>
  );
}

/** The featured video hub: its newest video as a screen, the others in a horizontally scrolling row. */
export function FeaturedHub({ hub, videos }: { hub: VideoHub; videos: readonly PostThumb[] }) {
  const [first, ...others] = videos;
  return (
    <section className={styles.section} aria-labelledby={`featured-${hub.name}`}>
      <div className={styles.words}>
        <h2 id={`featured-${hub.name}`} className={styles.title} dir="auto">
          <AppLink to={paths.videoHub(hub.name)} className={styles.link}>
            {hub.title}
          </AppLink>
        </h2>
        {hub.description ? (
          <p className={styles.detail} dir="auto">
            {hub.description}
          </p>
        ) : null}
        <HubFacts hub={hub} className={styles.detail} />
      </div>
      {first ? <VideoTile hub={hub.name} video={first} isScreen /> : null}
      {others.length > 0 ? (
        <ul className={styles.shelf}>
          {others.map((video) => (
            <li key={video.postId}>
              <VideoTile hub={hub.name} video={video} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
