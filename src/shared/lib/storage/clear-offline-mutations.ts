/** Where this device keeps likes and follows that wait for a connection (waiting-acts.ts). */
export const WAITING_ACTS_KEY = 'skein-waiting-acts';

/** Leaves nothing of what waits to whoever uses the browser next. */
export function forgetWaitingActs(): void {
  try {
    localStorage.removeItem(WAITING_ACTS_KEY);
  } catch {
    // A browser that forbids storage has kept nothing.
  }
}
