import { isCalm } from './appearance.ts';

/** Whether things may move: neither the system nor the member has asked for calm. Browser only. */
export function mayMove(): boolean {
  return !isCalm() && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
