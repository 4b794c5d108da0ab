import { useQuery } from '@tanstack/react-query';
import { getGetMrecWaterfallQueryOptions } from '#generated/hooks/ads/ads.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useLayer } from '#src/shared/navigation/layer-context.ts';
import { AdSlot, isFillable } from './AdSlot.tsx';
import styles from './Ads.module.css';

/**
 * The ad of the sidebar. Its space is reserved until it is known that there is none; a height of nothing means that the
 * browser blocks ads (spec 001 §4, `src/platform/analytics/watch-ads.ts`). For a member without ads nothing is asked,
 * and nothing by a page that lies under a form or another sheet.
 */
export function SideAd() {
  const isAdFree = useViewer().user?.adFree ?? false;
  const { isTop } = useLayer();
  const { data, isError } = useQuery({ ...getGetMrecWaterfallQueryOptions(), enabled: !isAdFree && isTop });
  const { placements, adFree } = data?.response ?? {};
  const sources = Object.values(placements ?? {}).flat();
  if (isAdFree || isError || adFree || (data && !sources.some(isFillable))) return null;
  return (
    <div className={`ad-slot ${styles.slot}`} data-ad-slot>
      <AdSlot isSmall sources={sources} />
    </div>
  );
}
