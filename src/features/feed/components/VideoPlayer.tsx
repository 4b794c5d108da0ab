import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { VideoBlock } from '#generated/zod/videoBlock.zod.ts';
import { pauseOtherMedia } from '#src/entities/post/blocks/exclusive-playback.ts';
import { Notice } from '#src/entities/post/blocks/Notice.tsx';
import { isCellular } from '#src/shared/lib/look/connection.ts';
import { isSilent } from '../model/is-silent.ts';
import styles from './VideoPlayer.module.css';

type VideoPlayerProps = {
  block: VideoBlock;
  src: string;
  title: string;
  poster: string | undefined;
  /** True when this is the current video. */
  active: boolean;
  /** True when it may start without a press. */
  canAutoplay: boolean;
  muted: boolean;
  onMuted: (muted: boolean) => void;
};

/**
 * An uploaded video in the browser's player. Plays while it is the current one, if autoplay is allowed, and pauses when
 * it is left.
 */
export function VideoPlayer({
  block,
  src,
  title,
  poster,
  active,
  canAutoplay,
  muted,
  onMuted,
}: VideoPlayerProps) {
  const { t } = useLingui();
  const ref = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);
  const [silent, setSilent] = useState(false);
  const { canAutoplayOnCellular = false } = block;

  useEffect(() => {
    const film = ref.current;
    if (!film) return;
    if (!active) film.pause();
    // The browser may reject autoplay; the reader can still press play.
    else if (canAutoplay && (canAutoplayOnCellular || !isCellular())) film.play().catch(() => {});
  }, [active, canAutoplay, canAutoplayOnCellular]);

  if (failed) return <Notice icon="video">{t`This video cannot be played`}</Notice>;
  return (
    <>
      <video
        ref={ref}
        className={styles.film}
        src={src}
        poster={poster}
        aria-label={title}
        controls
        playsInline
        loop
        muted={muted}
        preload={active && canAutoplay ? 'auto' : 'none'}
        onPlay={(event) => pauseOtherMedia(event.currentTarget)}
        onVolumeChange={(event) => onMuted(event.currentTarget.muted)}
        onTimeUpdate={(event) => setSilent(isSilent(event.currentTarget))}
        onError={() => setFailed(true)}
      />
      {silent ? <p className={styles.silent}>{t`This video has no sound.`}</p> : null}
    </>
  );
}
