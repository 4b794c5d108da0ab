import { Plural } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import type { VideoHub } from '#generated/zod/videoHub.zod.ts';
import { TilePicture } from '#src/entities/post/parts/TilePicture.tsx';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import styles from './cards.module.css';

/** Renders a video channel as a tile with a play sign. */
export function HubCard({ hub }: { hub: VideoHub }) {
  return (
    <AppLink
      to={paths.videoHub(hub.name)}
      className={styles.tile}
      style={{ '--card': hub.accentColor } as CSSProperties}
    >
      <TilePicture media={hub.poster} sizes="232px" eager={false} />
      <span className={styles.play} aria-hidden="true">
        <Icon name="play" size={20} />
      </span>
      <b className={styles.name} dir="auto">
        {hub.title}
      </b>
      <small>
        <Plural value={hub.videoCount} one="# video" other="# videos" />
      </small>
    </AppLink>
  );
}
