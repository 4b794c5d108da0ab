import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useInView } from '#src/shared/hooks/use-in-view.ts';

/** Share of an ad that must be in view to count. */
const VISIBLE_SHARE = 0.5;
/** Time for which it must be in view without a break. */
const SEEN_MS = 1000;

/**
 * Calls `onSeen` when half of an ad was in view for a second, each time that happens. An ad that is scrolled past is not
 * seen, and neither is one in a tab behind others. Attach the returned ref to the ad.
 */
export function useSeen<Element extends HTMLElement>(
  onSeen: () => void,
  enabled: boolean,
): RefObject<Element | null> {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const report = useEffectEvent(onSeen);
  const ref = useInView<Element>(
    (isInView) => {
      clearTimeout(timer.current);
      if (isInView) timer.current = setTimeout(look, SEEN_MS);
    },
    { threshold: VISIBLE_SHARE, enabled },
  );
  const look = useEffectEvent((): void => {
    if (document.visibilityState === 'hidden') timer.current = setTimeout(look, SEEN_MS);
    else report();
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return ref;
}
