import { useEffect, useState } from 'react';
import type { Location } from 'react-router';

/** A layer's location; while `leaving`, the last page plays its exit. */
export interface ExitTransition {
  location: Location | undefined;
  leaving: boolean;
}

function isSame(one: Location | undefined, other: Location | undefined): boolean {
  return one?.key === other?.key && one?.pathname === other?.pathname && one?.search === other?.search;
}

/** Keeps a layer's last location for `duration` milliseconds after it closed, for its exit animation. */
export function useExitTransition(location: Location | undefined, duration: number): ExitTransition {
  const [last, setLast] = useState(location);
  if (location !== undefined && !isSame(location, last)) setLast(location);
  const leaving = location === undefined && last !== undefined;

  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(() => setLast(undefined), duration);
    return () => clearTimeout(timer);
  }, [leaving, duration]);

  return { location: location ?? last, leaving };
}
