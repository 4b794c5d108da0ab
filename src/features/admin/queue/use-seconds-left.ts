import { useEffect, useState } from 'react';
import { siteNow } from '#src/shared/lib/time/site-clock.ts';

const SECOND_MS = 1000;

function secondsUntil(endTs: number | undefined): number {
  return endTs === undefined ? 0 : Math.max(0, Math.ceil(endTs - siteNow() / SECOND_MS));
}

/** Returns the whole seconds until a time in Unix seconds, counted down; 0 once it has passed or without one. */
export function useSecondsLeft(endTs: number | undefined): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(endTs));
  useEffect(() => {
    setSeconds(secondsUntil(endTs));
    const timer = setInterval(() => setSeconds(secondsUntil(endTs)), SECOND_MS);
    return () => clearInterval(timer);
  }, [endTs]);
  return seconds;
}
