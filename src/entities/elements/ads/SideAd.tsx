import { useQuery } from '@tanstack/react-query';
import { getGetMrecWaterfallQueryOptions } from '#generated/hooks/ads/ads.ts';
import { AdSlot, isFillable } from './AdSlot.tsx';
import styles from './Ads.module.css';

/**
 * The ad of the sidebar. Its space is reserved until it is known that there is none; a height of nothing means that the
 * browser blocks ads (spec 001 §4, `src/platform/analytics/watch-ads.ts`).
 */
export function SideAd() {
  const { data, isError } = useQuery(getGetMrecWaterfallQueryOptions());
  const { placements, adFree } = data?.response ?? {};
  const sources = Object.values(placements ?? {}).flat();
  if (isError || adFree || (data && !sources.some(isFillable))) return null;
  return (
    <div className={`ad-slot ${styles.slot}`} data-ad-slot>
      <AdSlot isSmall sources={sources} />
    </div>
  );
}
