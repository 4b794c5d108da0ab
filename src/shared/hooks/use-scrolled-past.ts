import { useEffect, useState } from 'react';
import { SCROLL_THROTTLE, throttle } from '../lib/time/timing.ts';

/** Whether the page is scrolled further down than `depth` pixels; looked at every 100 ms (spec 000 §9). */
export function useScrolledPast(depth: number): boolean {
  const [past, setPast] = useState(false);

  useEffect(() => {
    const look = throttle(() => setPast(window.scrollY > depth), SCROLL_THROTTLE);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      look.cancel();
      window.removeEventListener('scroll', look);
    };
  }, [depth]);

  return past;
}
