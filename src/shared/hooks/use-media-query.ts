import { useCallback, useSyncExternalStore } from 'react';
import { BREAKPOINTS, type Viewport } from '../lib/look/layout.ts';

/**
 * Whether a CSS media query holds, kept up to date.
 * @param serverValue answer while rendering on the server and during hydration
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
 * The reader's viewport class (spec 000 §3). The server says `desktop`; anything a phone sees first has to
 * come out right by CSS alone, or it jumps after hydration.
 */
export function useViewport(): Viewport {
  const phone = useMediaQuery(`(width <= ${BREAKPOINTS.phoneMax}px)`);
  const belowDesktop = useMediaQuery(`(width < ${BREAKPOINTS.tabletBelow}px)`);
  if (phone) return 'smartphone';
  return belowDesktop ? 'tablet' : 'desktop';
}
