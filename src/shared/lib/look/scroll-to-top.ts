import { mayMove } from './moves.ts';

/** Returns the page to its top, gliding where the reader does not mind motion. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: mayMove() ? 'smooth' : 'auto' });
}
