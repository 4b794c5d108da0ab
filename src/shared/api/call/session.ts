import { readCookie } from '#src/domain/cookies.ts';

/**
 * True when the server has reported the end of the session while the page still shows the member as logged in. The page
 * and its typed input stay, with a login form over it; the viewer is not refetched until the next login.
 */
let expired = false;
const listeners = new Set<() => void>();

export function setSessionExpired(next: boolean): void {
  if (expired === next) return;
  expired = next;
  for (const listener of listeners) listener();
}

export const isSessionExpired = (): boolean => expired;

export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let generation = 0;

/** Returns the number of logins and logouts on this page, which identifies the current session. */
export const sessionGeneration = (): number => generation;

/** Starts a new session generation after a login or logout: failures of calls sent before no longer count. */
export function advanceSessionGeneration(): void {
  generation += 1;
}

/** Session marker cookie that scripts may read, beside the session cookie itself (spec 000 §9). */
const LOGGED_IN_COOKIE = 'logged_in';

/** Returns true when this browser has a session; false where there are no cookies, as in server rendering. */
export function hasSessionMarker(): boolean {
  return typeof document !== 'undefined' && readCookie(document.cookie, LOGGED_IN_COOKIE) !== undefined;
}
