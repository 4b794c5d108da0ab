/** Where this device keeps letters that have not arrived (pending-letters.ts). */
export const PENDING_KEY = 'skein-pending-letters';

/** Where this device keeps which conversations float, followed by whose they are (window-store.ts). */
export const WINDOWS_KEY = 'skein-windows ';

/** Where letters are kept that were only begun (shared/lib/storage/kept-words.ts). */
const LETTER_WORDS = /^skein:words:[^:]*:letter:/;

/** Leaves no unsent letter, and no word of who writes to whom, to whoever uses the browser next. */
export function forgetPendingLetters(): void {
  try {
    localStorage.removeItem(PENDING_KEY);
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(WINDOWS_KEY) || LETTER_WORDS.test(key)) localStorage.removeItem(key);
    }
  } catch {
    // A browser that forbids storage has kept nothing.
  }
}
