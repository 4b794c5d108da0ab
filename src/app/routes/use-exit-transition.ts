import { useEffect, useState } from 'react';
import type { Location } from 'react-router';

/** What a layer shows: while `leaving`, the last page it had plays its exit. */
export interface Lingering {
  location: Location | undefined;
  leaving: boolean;
}

function isSame(one: Location | undefined, other: Location | undefined): boolean {
  return one?.key === other?.key && one?.pathname === other?.pathname && one?.search === other?.search;
}

/** Keeps a layer's last location for `duration` milliseconds after it is gone, so that its exit can be seen. */
export function useLingering(location: Location | undefined, duration: number): Lingering {
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
