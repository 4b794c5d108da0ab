import { useEffect, useState } from 'react';
import { SCROLL_THROTTLE_MS, throttle } from '../lib/time/timing.ts';

/** Returns true when the page is scrolled further than `depth` pixels; checked every 100 ms (spec 000 §9). */
export function useScrolledPast(depth: number): boolean {
  const [past, setPast] = useState(false);

  useEffect(() => {
    const look = throttle(() => setPast(window.scrollY > depth), SCROLL_THROTTLE_MS);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      look.cancel();
      window.removeEventListener('scroll', look);
    };
  }, [depth]);

  return past;
}
