import type { VideoHub } from '#generated/zod/videoHub.zod.ts';
import { pictureOf } from '#src/entities/post/model/media.ts';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { HubFacts } from './HubFacts.tsx';
import styles from './VideoHubCard.module.css';

const SIZES = '(width <= 540px) 96vw, 316px';

/** A video hub as a card: still of its newest video, name, curator. */
export function VideoHubCard({ hub }: { hub: VideoHub }) {
  const picture = pictureOf(hub.poster ?? []);
  return (
    <div className={styles.card}>
      <div className={styles.still} style={{ background: hub.accentColor }}>
        {picture ? (
          <img
            {...picture}
            sizes={picture.srcSet && SIZES}
            alt=""
            loading="lazy"
            decoding="async"
            className={styles.picture}
          />
        ) : null}
        <span className={styles.play}>
          <Icon name="play" size={22} />
        </span>
      </div>
      <div className={styles.words}>
        <h2 className={styles.title} dir="auto">
          <AppLink to={paths.videoHub(hub.name)} className={styles.link}>
            {hub.title}
          </AppLink>
        </h2>
        {hub.description ? <p dir="auto">{hub.description}</p> : null}
        <HubFacts hub={hub} className={styles.facts} />
      </div>
    </div>
  );
}
