import { useState } from 'react';
import { readCookie, writeCookie } from '#src/domain/cookies.ts';
import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';

/** Cookie with the reader's way to look at collections (spec 001 §6). */
const COOKIE = 'collections-display-mode';

const DISPLAY_MODES = ['list', 'grid', 'masonry'] as const;

/** Way to look at the posts of a collection. */
export type DisplayMode = (typeof DISPLAY_MODES)[number];

/** Returns the way the reader chose, a list until scripts run, and a function that stores another one for a year. */
export function useDisplayMode(): [DisplayMode, (mode: DisplayMode) => void] {
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<DisplayMode>();
  const stored = isHydrated ? readCookie(document.cookie, COOKIE) : undefined;
  const mode = chosen ?? DISPLAY_MODES.find((one) => one === stored) ?? 'list';
  return [
    mode,
    (next) => {
      writeCookie(COOKIE, next);
      setChosen(next);
    },
  ];
}
