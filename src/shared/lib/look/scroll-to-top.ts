import { isCalm } from './appearance.ts';

/** Returns the page to its top, gliding where the reader does not mind motion. */
export function scrollToTop(): void {
  const calm = isCalm() || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
}
