import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ListHouseAds200 } from '#generated/zod/listHouseAds200.zod.ts';
import type { SiteHouseAd } from '#generated/zod/siteHouseAd.zod.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessRows } from '#src/shared/ui/EndlessRows.tsx';
import { AdCompanies } from '../components/AdCompanies.tsx';
import { AdminFrame } from '../components/AdminFrame.tsx';
import { AdTimetable } from '../components/AdTimetable.tsx';
import styles from '../components/Announcements.module.css';
import { HouseAdItem } from '../components/HouseAdItem.tsx';
import { HouseAdForm } from '../components/lazy-house-ad-layers.ts';
import { houseAdsQuery } from '../data/house-ads.ts';

const adsOf = ({ response }: ListHouseAds200) => response.houseAds;
const keyOf = ({ id }: SiteHouseAd): string => id;

function HouseAds() {
  const { t } = useLingui();
  const [isWriting, setWriting] = useState(false);
  const list = usePagedList(houseAdsQuery(), adsOf, keyOf);
  return (
    <>
      <div className={styles.bar}>
        <h2>
          <Trans>Campaigns</Trans>
        </h2>
        {isWriting ? null : (
          <Button icon="plus" variant="secondary" onClick={() => setWriting(true)}>
            {t`New ad`}
          </Button>
        )}
      </div>
      {isWriting ? (
        <div className={styles.new}>
          <HouseAdForm onClose={() => setWriting(false)} />
        </div>
      ) : null}
      <AdTimetable ads={list.items ?? []} />
      <EndlessRows
        list={list}
        keyOf={keyOf}
        label={t`Our own ads`}
        errorText={t`The ads could not be loaded.`}
        empty={
          <EmptyState title={<Trans>No ads yet</Trans>}>
            <Trans>
              Ads that you make here stand between posts and beside them, for everybody who reads ads.
            </Trans>
          </EmptyState>
        }
        row={(item) => <HouseAdItem item={item} />}
      />
      <AdCompanies companies={list.pages?.[0]?.response.companies ?? []} />
    </>
  );
}

/** Admin page on which staff make ads of the site and see how they run. */
export default function HouseAdsPage() {
  return (
    <AdminFrame part="ads" isWide>
      <HouseAds />
    </AdminFrame>
  );
}
