import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { VideoBlock } from '#generated/zod/videoBlock.zod.ts';
import { Notice } from '#src/entities/post/blocks/Notice.tsx';
import { startPlaying } from '#src/entities/post/blocks/one-at-a-time.ts';
import { isCellular } from '#src/shared/lib/look/connection.ts';
import { isSilent } from '../model/silent.ts';
import styles from './FilmPlayer.module.css';

type FilmPlayerProps = {
  block: VideoBlock;
  src: string;
  title: string;
  poster: string | undefined;
  /** It is the one that is looked at. */
  active: boolean;
  /** It may begin by itself. */
  mayPlay: boolean;
  muted: boolean;
  onMuted: (muted: boolean) => void;
};

/** A film of our own in the browser's player. Plays while it is looked at, if it may, and falls silent when it is left. */
export function FilmPlayer({ block, src, title, poster, active, mayPlay, muted, onMuted }: FilmPlayerProps) {
  const { t } = useLingui();
  const ref = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);
  const [silent, setSilent] = useState(false);
  const { canAutoplayOnCellular = false } = block;

  useEffect(() => {
    const film = ref.current;
    if (!film) return;
    if (!active) film.pause();
    // A browser may refuse to begin; the reader can still press play.
    else if (mayPlay && (canAutoplayOnCellular || !isCellular())) film.play().catch(() => {});
  }, [active, mayPlay, canAutoplayOnCellular]);

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
        preload={active && mayPlay ? 'auto' : 'none'}
        onPlay={(event) => startPlaying(event.currentTarget)}
        onVolumeChange={(event) => onMuted(event.currentTarget.muted)}
        onTimeUpdate={(event) => setSilent(isSilent(event.currentTarget))}
        onError={() => setFailed(true)}
      />
      {silent ? <p className={styles.silent}>{t`This video has no sound.`}</p> : null}
    </>
  );
}
