/** Storage key of undelivered messages (pending-messages.ts). */
export const PENDING_KEY = 'skein-pending-letters';

/** Storage key prefix of floating conversations, followed by the member's uuid (window-store.ts). */
export const WINDOWS_KEY = 'skein-windows ';

/** Storage keys of unsent message texts (shared/lib/storage). */
const MESSAGE_DRAFT_KEY = /^skein:words:[^:]*:letter:/;

/**
 * Removes undelivered messages, message drafts and open conversations, so that the next user of the browser does not
 * see them.
 */
export function clearPendingMessages(): void {
  try {
    localStorage.removeItem(PENDING_KEY);
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(WINDOWS_KEY) || MESSAGE_DRAFT_KEY.test(key)) localStorage.removeItem(key);
    }
  } catch {
    // Storage is unavailable, so nothing was stored.
  }
}
