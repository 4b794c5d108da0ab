import type { SiteHouseAd } from '#generated/zod/siteHouseAd.zod.ts';
import { AdLook } from '#src/entities/elements/ads/AdCard.tsx';
import styles from './Announcements.module.css';
import own from './HouseAds.module.css';

/** An ad as readers see it. It is not operable: its words and link are in its row. */
export function HouseAdLook({ item: { ad, placements } }: { item: SiteHouseAd }) {
  return (
    <div className={own.look}>
      <div className={styles.ground} inert>
        <AdLook ad={ad} isSmall={!placements.includes('timeline')} />
      </div>
    </div>
  );
}
