import { useState } from 'react';
import type { HouseAd } from '#generated/zod/houseAd.zod.ts';
import { safeMediaUrl } from '#src/domain/post/links.ts';
import { useCanAutoplay } from '#src/entities/media/use-can-autoplay.ts';
import { pictureOf } from '#src/entities/post/model/media.ts';
import { useMediaQuery } from '#src/shared/hooks/use-media-query.ts';
import styles from './Ads.module.css';

/** Returns whether the video of an ad starts by itself, muted: what the ad says, unless the reader wants less motion. */
function useAutoplay(autoplay: HouseAd['autoplay'] = 'device'): boolean {
  const canAutoplay = useCanAutoplay();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', true);
  if (autoplay === 'never') return false;
  return autoplay === 'always' ? !isStill : canAutoplay;
}

/** Renders the video or picture of an ad in a box of a fixed shape; nothing for none, and when it cannot be loaded. */
export function AdMedia({
  ad,
  sizes,
  className = styles.picture,
}: {
  ad: HouseAd;
  sizes: string;
  className?: string | undefined;
}) {
  const [hasFailed, setFailed] = useState(false);
  const plays = useAutoplay(ad.autoplay);
  const picture = pictureOf(ad.images);
  const film = safeMediaUrl(ad.video?.url);
  if (hasFailed) return null;
  if (film !== undefined)
    return (
      <video
        key={String(plays)}
        className={className}
        src={film}
        poster={picture?.src}
        autoPlay={plays}
        loop={plays}
        muted
        playsInline
        controls
        preload={plays ? 'auto' : 'none'}
        onError={() => setFailed(true)}
      />
    );
  if (!picture) return null;
  return (
    <img
      {...picture}
      sizes={picture.srcSet && sizes}
      className={className}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
}
