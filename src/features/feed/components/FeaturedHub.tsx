import { useLingui } from '@lingui/react/macro';
import type { PostThumb } from '#generated/zod/postThumb.zod.ts';
import type { VideoHub } from '#generated/zod/videoHub.zod.ts';
import { pictureOf } from '#src/entities/post/model/media.ts';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import styles from './FeaturedHub.module.css';
import { HubFacts } from './HubFacts.tsx';

const SIZES = '(width <= 540px) 72vw, 300px';

function VideoTile({ hub, video }: { hub: string; video: PostThumb }) {
  const { t } = useLingui();
  const picture = pictureOf(video.media ?? []);
  return (
    <AppLink
      to={paths.videoHub(hub, { blogName: video.blogName, postId: video.postId })}
      className={styles.tile}
      aria-label={t`${video.summary || t`Video`}, by ${video.blogName}`}
    >
      {picture ? (
        <img
          {...picture}
          sizes={picture.srcSet && SIZES}
          alt=""
          loading="lazy"
          decoding="async"
          className={styles.picture}
        />
      ) : (
        <Icon name="video" size={32} />
      )}
    </AppLink>
  );
}

/** The featured video hub with its newest videos in a horizontally scrolling row. */
export function FeaturedHub({ hub, videos }: { hub: VideoHub; videos: readonly PostThumb[] }) {
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
      <ul className={styles.shelf}>
        {videos.map((video) => (
          <li key={video.postId}>
            <VideoTile hub={hub.name} video={video} />
          </li>
        ))}
      </ul>
    </section>
  );
}
