import { useLingui } from '@lingui/react/macro';
import { getDeleteHouseAdMutationOptions } from '#generated/hooks/ads/ads.ts';
import type { SiteHouseAd } from '#generated/zod/siteHouseAd.zod.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { useRefreshHouseAds } from '../data/house-ads.ts';
import styles from './Announcements.module.css';

interface DeleteHouseAdDialogProps {
  item: SiteHouseAd;
  onClose: () => void;
}

/** Asks before an ad of the site is deleted for good. */
export function DeleteHouseAdDialog({ item, onClose }: DeleteHouseAdDialogProps) {
  const { t } = useLingui();
  const refresh = useRefreshHouseAds();
  const { write, busy } = useWrite(getDeleteHouseAdMutationOptions, {
    onSuccess: refresh,
    errorToast: t`The ad was not deleted. Try again.`,
  });
  const { title } = item.ad;
  return (
    <Dialog size="small" title={t`Delete “${title}”?`} onClose={onClose}>
      {(close) => (
        <>
          <p>{t`Its figures and reports go with it. This cannot be undone.`}</p>
          <div className={styles.buttons}>
            <Button variant="danger" loading={busy} onClick={() => void write({ adId: item.id })}>
              {t`Delete it`}
            </Button>
            <Button variant="quiet" onClick={close}>
              {t`Keep it`}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
