import { useLingui } from '@lingui/react/macro';
import { type RefObject, useRef, useState } from 'react';
import type { AudioBlock } from '#generated/zod/audioBlock.zod.ts';
import { embedOf } from '#src/domain/post/embeds.ts';
import { safeHref, safeMediaUrl } from '#src/domain/post/links.ts';
import { formatDuration } from '#src/shared/lib/text/duration.ts';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { pictureOf } from '../model/media.ts';
import styles from './AudioView.module.css';
import { BlockAttribution } from './BlockAttribution.tsx';
import { ClickToLoad } from './ClickToLoad.tsx';
import { pauseOtherMedia } from './exclusive-playback.ts';
import { LinkCard } from './LinkCard.tsx';
import { Notice } from './Notice.tsx';

type Progress = { isPlaying: boolean; at: number; length: number; failed: boolean };

function Controls({
  player,
  progress,
  name,
}: {
  player: RefObject<HTMLAudioElement | null>;
  progress: Progress;
  name: string;
}) {
  const { t } = useLingui();
  const { isPlaying, at, length } = progress;
  const press = (): void => {
    if (isPlaying) player.current?.pause();
    // A rejected play() also fires `onError`, which informs the reader.
    else player.current?.play().catch(() => {});
  };
  return (
    <>
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        label={isPlaying ? t`Pause ${name}` : t`Play ${name}`}
        size="large"
        className={styles.play}
        onClick={press}
      />
      <div className={styles.progress}>
        <input
          type="range"
          className={styles.slider}
          min={0}
          max={Math.max(1, length)}
          step={1}
          value={Math.min(at, length || at)}
          aria-label={t`Position in ${name}`}
          aria-valuetext={t`${formatDuration(at)} of ${formatDuration(length)}`}
          style={{ '--done': `${length > 0 ? (at / length) * 100 : 0}%` } as React.CSSProperties}
          onChange={(event) => {
            if (player.current) player.current.currentTime = Number(event.target.value);
          }}
        />
        <span className={styles.time}>
          {formatDuration(at)} / {formatDuration(length)}
        </span>
      </div>
    </>
  );
}

function Player({ block, src }: { block: AudioBlock; src: string }) {
  const { t } = useLingui();
  const player = useRef<HTMLAudioElement>(null);
  const [progress, setProgress] = useState<Progress>({
    isPlaying: false,
    at: 0,
    length: block.duration ?? 0,
    failed: false,
  });
  const change = (changes: Partial<Progress>): void => setProgress((known) => ({ ...known, ...changes }));
  if (progress.failed) return <Notice icon="alert">{t`This sound cannot be played`}</Notice>;
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: the contract has no captions for sound */}
      <audio
        ref={player}
        src={src}
        preload="none"
        onPlay={(event) => {
          pauseOtherMedia(event.currentTarget);
          change({ isPlaying: true });
        }}
        onPause={() => change({ isPlaying: false })}
        onTimeUpdate={(event) => change({ at: event.currentTarget.currentTime })}
        onDurationChange={(event) => {
          const { duration } = event.currentTarget;
          if (Number.isFinite(duration)) change({ length: duration });
        }}
        onError={() => change({ failed: true, isPlaying: false })}
      />
      <Controls player={player} progress={progress} name={block.title ?? t`sound`} />
    </>
  );
}

/** Plays audio: a custom player for uploads, a click-to-load frame for other sites, else a link. */
export function AudioView({ block }: { block: AudioBlock }) {
  const { t } = useLingui();
  const src = safeMediaUrl(block.media?.url);
  const picture = block.poster && pictureOf(block.poster);
  const embed = src ? undefined : embedOf(block.embedUrl, block.url);
  const title = block.title ?? t`Untitled sound`;
  const url = safeHref(block.url);
  if (embed)
    return (
      <ClickToLoad
        embed={embed}
        href={url ?? embed.src}
        title={title}
        picture={picture}
        ratio={540 / 166}
        kind="audio"
      />
    );
  if (!src && url)
    return <LinkCard block={{ type: 'link', url, title: block.title, author: block.artist }} />;
  return (
    <div className={styles.audio}>
      <div className={styles.about}>
        {picture ? (
          <img {...picture} className={styles.cover} sizes={picture.srcSet && '72px'} alt="" loading="lazy" />
        ) : null}
        <div className={styles.names}>
          <span className={styles.title} dir="auto">
            {title}
          </span>
          {block.artist ? <span className={styles.artist}>{block.artist}</span> : null}
          {block.album ? <span className={styles.artist}>{block.album}</span> : null}
        </div>
      </div>
      <div className={styles.controls}>
        {src ? (
          <Player block={block} src={src} />
        ) : (
          <Notice icon="alert">{t`This sound cannot be played`}</Notice>
        )}
      </div>
      {block.attribution ? <BlockAttribution attribution={block.attribution} /> : null}
    </div>
  );
}
