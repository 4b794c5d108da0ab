/**
 * Whether the server has said that the member's session is over while the page still shows them as logged in. They keep
 * their page and what they typed there, and get a login form over it; who they are is not asked again until then.
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

let session = 0;

/** Which session this is, of those the page has had. */
export const sessionNow = (): number => session;

/** Somebody logged in or out: what a call of before was refused for says nothing of now. */
export function sessionChanged(): void {
  session += 1;
}
