import { isCalm } from './appearance.ts';

/** Returns true when neither the system nor the member asked for reduced motion. Browser only. */
export function isMotionAllowed(): boolean {
  return !isCalm() && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
