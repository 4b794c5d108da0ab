import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  getFinishRewardedAdMutationOptions,
  getGetRewardedAdQueryOptions,
  getStartRewardedAdMutationOptions,
} from '#generated/hooks/ads/ads.ts';
import type { AdPlacement } from '#generated/zod/adPlacement.zod.ts';
import { viewerQuery } from '#src/shared/api/viewer/viewer.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';

/** Milliseconds between two looks at the time that is left. */
const TICK_MS = 250;

/** Query of what a member can earn with a rewarded ad, and of what they have. */
export const rewardedAdQuery = getGetRewardedAdQueryOptions;

/** An ad that is being watched. */
interface Watch {
  ad: AdPlacement;
  token: string;
  seconds: number;
}

/** Returns the seconds that are left of a time that begins with the first render, in whole seconds. */
export function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const beginMs = performance.now();
    const timer = setInterval(() => {
      const next = Math.max(0, Math.ceil(seconds - (performance.now() - beginMs) / 1000));
      setLeft(next);
      if (next === 0) clearInterval(timer);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}

/** Starts, stops and counts a rewarded ad. An ad that could not be counted keeps its token, so that it can be tried again. */
export function useRewardedAd() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [watch, setWatch] = useState<Watch>();
  const offered = useRef<AdPlacement>(undefined);
  const { queryKey } = rewardedAdQuery();
  const starting = useWrite(getStartRewardedAdMutationOptions, {
    onSuccess: ({ response }) => {
      const ad = offered.current;
      if (ad) setWatch({ ad, token: response.token, seconds: response.minimumSeconds });
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
    errorToast: t`The ad did not start. Try again.`,
  });
  const counting = useWrite(getFinishRewardedAdMutationOptions, {
    onSuccess: (answer) => {
      queryClient.setQueryData(queryKey, answer);
      setWatch(undefined);
      // It says that no ads are shown, so that pages ask for none.
      void queryClient.invalidateQueries({ queryKey: viewerQuery().queryKey });
    },
    errorToast: t`The ad could not be counted. Try again.`,
  });
  return {
    watch,
    isStarting: starting.busy,
    isCounting: counting.busy,
    start: (ad: AdPlacement) => {
      offered.current = ad;
      return starting.write({ data: { ad: ad.placementId } });
    },
    stop: () => setWatch(undefined),
    count: (token: string) => counting.write({ data: { token } }),
  };
}
