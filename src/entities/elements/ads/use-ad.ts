import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import {
  getHideAdMutationOptions,
  getReportAdMutationOptions,
  getUnhideAdMutationOptions,
  recordAdEvent,
} from '#generated/hooks/ads/ads.ts';
import type { HouseAdReportReason } from '#generated/zod/houseAdReportReason.zod.ts';
import type { RecordAdEventBody } from '#generated/zod/recordAdEventBody.zod.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { markDismissed, unmarkDismissed, useDismissed } from '../model/dismissed-store.ts';
import { hideOnDevice, showOnDevice, useIsHiddenOnDevice } from './hidden-on-device.ts';
import { useSeen } from './use-seen.ts';

/** An ad that is shown: what hides, reports and counts it. */
export interface Showing {
  adId: string;
  /** Name of the ad in messages. */
  name: string;
  placementId: string;
  /** Missing for ads that nobody counts, such as a preview. */
  serveId: string | undefined;
  /** True for an ad in a document of its own, which the server does not send to who hides it. */
  isFramed?: boolean;
}

/** Events that were told since the document was loaded, so that none is told twice. */
const told = new Set<string>();

function tell({ adId, serveId }: Showing, kind: RecordAdEventBody['kind']): void {
  const key = `${kind} ${serveId}`;
  if (serveId === undefined || told.has(key)) return;
  told.add(key);
  // A reader can do nothing about an event that was not counted.
  recordAdEvent(adId, { kind, serve_id: serveId }).catch(() => {});
}

const elementOf = ({ adId }: Showing) => ({ objectType: 'backfill_ad' as const, id: adId });

/**
 * Returns a ref that counts an ad once half of it was in view for a second, and the function that counts following it. Neither says who
 * it was (`recordAdEvent`); the attributes are for measuring, which needs consent (`src/platform/analytics`).
 */
export function useCountedAd(showing: Showing) {
  const ref = useSeen<HTMLElement>(() => tell(showing, 'impression'), showing.serveId !== undefined);
  const { serveId, placementId } = showing;
  return {
    counted: { ref, 'data-ad-serve': serveId, 'data-ad-placement': placementId },
    follow: () => tell(showing, 'click'),
  };
}

/**
 * Returns whether an ad is hidden, and functions that hide it in all places and on every device, revert that, and report
 * it. A framed ad is shown again when the server has answered; the rest is optimistic. For visitors it is hidden in this
 * browser.
 */
export function useAdActions(showing: Showing) {
  const { t } = useLingui();
  const { key: page } = useLocation();
  const { isLoggedIn } = useViewer();
  const { adId, name, isFramed = false } = showing;
  const element = elementOf(showing);
  const { dismissed, isSamePage } = useDismissed(element);
  const isHiddenOnDevice = useIsHiddenOnDevice(adId);
  const scope = `ad ${adId}`;
  const hiding = useWrite(getHideAdMutationOptions, {
    scope,
    errorToast: t`This was not hidden. Try again.`,
  });
  const showingAgain = useWrite(getUnhideAdMutationOptions, {
    scope,
    errorToast: t`This was not brought back. Try again.`,
  });
  const report = useWrite(getReportAdMutationOptions, { errorToast: t`The report was not sent. Try again.` });
  const wasHidden = useRef(false);
  return {
    isHidden: dismissed !== undefined || isHiddenOnDevice,
    isSamePage,
    wasHidden,
    hide: async (): Promise<void> => {
      wasHidden.current = true;
      markDismissed(element, { name, page });
      if (!isLoggedIn) hideOnDevice(adId);
      else if (!(await hiding.write({ adId }))) unmarkDismissed(element);
    },
    unhide: async (): Promise<void> => {
      if (isFramed && isLoggedIn) {
        if (await showingAgain.write({ adId })) unmarkDismissed(element);
        return;
      }
      unmarkDismissed(element);
      showOnDevice(adId);
      if (isLoggedIn && !(await showingAgain.write({ adId }))) markDismissed(element, { name, page });
    },
    report: (reason: HouseAdReportReason) => report.write({ adId, data: { reason } }),
    isReporting: report.busy,
  };
}
