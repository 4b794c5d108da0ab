import { useCallback, useSyncExternalStore } from 'react';
import { BREAKPOINTS, type Viewport } from '../lib/look/layout.ts';

/**
 * Returns true while a CSS media query matches.
 * @param serverValue value on the server and during hydration
 */
export function useMediaQuery(query: string, serverValue = false): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => serverValue,
  );
}

/**
 * Returns the viewport class (spec 000 §3). The server renders `desktop`; layout visible first on a phone has to be
 * correct by CSS alone, or it shifts after hydration.
 */
export function useViewport(): Viewport {
  const phone = useMediaQuery(`(width <= ${BREAKPOINTS.phoneMax}px)`);
  const belowDesktop = useMediaQuery(`(width < ${BREAKPOINTS.tabletBelow}px)`);
  if (phone) return 'smartphone';
  return belowDesktop ? 'tablet' : 'desktop';
}
