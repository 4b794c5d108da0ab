import { useQuery } from '@tanstack/react-query';
import { getGetMrecWaterfallQueryOptions } from '#generated/hooks/ads/ads.ts';
import { AdCard } from './AdCard.tsx';
import styles from './Ads.module.css';
import { filledBy } from './FeedAds.tsx';

/**
 * The ad of the sidebar. Its space is reserved until it is known that there is none; a height of nothing means that the
 * browser blocks ads (spec 001 §4, `src/platform/analytics/watch-ads.ts`).
 */
export function SideAd() {
  const { data, isError } = useQuery(getGetMrecWaterfallQueryOptions());
  const { placements, adFree } = data?.response ?? {};
  const source = filledBy(Object.values(placements ?? {}).flat());
  if (isError || adFree || (data && !source)) return null;
  return (
    <div className={`ad-slot ${styles.slot}`} data-ad-slot>
      {source ? (
        <AdCard
          isSmall
          ad={source.house}
          type={source.adType}
          placementId={source.placementId}
          serveId={source.serveId}
        />
      ) : null}
    </div>
  );
}
