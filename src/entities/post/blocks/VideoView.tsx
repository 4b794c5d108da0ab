import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { VideoBlock } from '#generated/zod/videoBlock.zod.ts';
import { embedOf } from '#src/domain/post/embeds.ts';
import { safeHref, safeMediaUrl } from '#src/domain/post/links.ts';
import { pictureOf } from '../model/media.ts';
import { BlockAttribution } from './BlockAttribution.tsx';
import { ClickToLoad } from './ClickToLoad.tsx';
import { pauseOtherMedia } from './exclusive-playback.ts';
import { LinkCard } from './LinkCard.tsx';
import { Notice } from './Notice.tsx';
import styles from './VideoView.module.css';

const WIDE_RATIO = 16 / 9;

function ratioOf({ media, embedIframe, poster }: VideoBlock): number {
  const [size] = [media, embedIframe, poster?.[0]].filter((known) => known?.width && known.height);
  return size?.width && size.height ? size.width / size.height : WIDE_RATIO;
}

/** Plays video: the browser's player for uploads, a click-to-load frame for other sites, else a link. */
export function VideoView({ block }: { block: VideoBlock }) {
  const { t } = useLingui();
  const [failed, setFailed] = useState(false);
  const src = safeMediaUrl(block.media?.url);
  const picture = block.poster && pictureOf(block.poster);
  const embed = src ? undefined : embedOf(block.embedIframe?.url, block.embedUrl, block.url);
  const title = block.altText ?? t`Video`;
  const ratio = ratioOf(block);
  const url = safeHref(block.url);
  if (embed)
    return (
      <ClickToLoad
        embed={embed}
        href={url ?? embed.src}
        title={title}
        picture={picture}
        ratio={ratio}
        kind="video"
      />
    );
  if (!src && url) return <LinkCard block={{ type: 'link', url, title, poster: block.poster }} />;
  if (!src || failed) return <Notice icon="video">{t`This video cannot be played`}</Notice>;
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: the contract has no captions */}
      <video
        className={styles.video}
        // Inline, because the lazy chunk's style sheet may arrive after the first paint.
        style={{ aspectRatio: ratio, width: '100%', maxHeight: '85vh' }}
        src={src}
        poster={picture?.src}
        aria-label={title}
        controls
        playsInline
        preload="none"
        onPlay={(event) => pauseOtherMedia(event.currentTarget)}
        onError={() => setFailed(true)}
      />
      {block.attribution ? <BlockAttribution attribution={block.attribution} /> : null}
    </>
  );
}
