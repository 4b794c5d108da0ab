import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { detailOf } from '../call/error-message.ts';
import { isPageWide } from '../call/failures.ts';

/**
 * Tells in a toast that something did not work: in the server's own words, else in `fallback`, a whole sentence. Says
 * nothing of failures the application answers itself, such as an ended session.
 */
export function tellFailure(error: unknown, fallback: string): void {
  if (isPageWide(error)) return;
  addToast({ type: 'error', message: detailOf(error, fallback) });
}
