/** Where this device keeps letters that have not arrived (pending-letters.ts). */
export const PENDING_KEY = 'skein-pending-letters';

/** Leaves no unsent letter to whoever uses the browser next. */
export function forgetPendingLetters(): void {
  try {
    localStorage.removeItem(PENDING_KEY);
  } catch {
    // A browser that forbids storage has kept nothing.
  }
}
