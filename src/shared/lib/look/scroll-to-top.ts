import { isMotionAllowed } from './motion.ts';

/** Scrolls the page to its top, smoothly unless motion is reduced. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: isMotionAllowed() ? 'smooth' : 'auto' });
}
