import { useCallback, useState } from 'react';
import type { AdPlacement } from '#generated/zod/adPlacement.zod.ts';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { AdCard } from './AdCard.tsx';

const OutsideAd = lazyPart(() => import('./outside/OutsideAd.tsx'), 'OutsideAd');

/** Returns true for a source that can be rendered: an ad of the site, or one that has a frame. */
export function isFillable({ house, frame }: AdPlacement): boolean {
  return house !== undefined || frame !== undefined;
}

type AdSlotProps = { sources: readonly AdPlacement[]; isSmall?: boolean; hasSize?: boolean };

/** Renders the first source of a slot that fills it; nothing when none does. */
export function AdSlot({ sources, isSmall = false, hasSize = false }: AdSlotProps) {
  const [tried, setTried] = useState(0);
  const next = useCallback(() => setTried((count) => count + 1), []);
  const source = sources.filter(isFillable)[tried];
  if (source === undefined) return null;
  const { house, frame, adType, placementId, serveId, width, height } = source;
  if (frame !== undefined)
    return <OutsideAd key={placementId} source={{ ...source, frame }} onEmpty={next} />;
  if (house === undefined) return null;
  return (
    <AdCard
      isSmall={isSmall}
      ad={house}
      type={adType}
      placementId={placementId}
      serveId={serveId}
      size={hasSize ? { width, height } : undefined}
    />
  );
}
