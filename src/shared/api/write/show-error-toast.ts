import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { errorMessage } from '../call/error-message.ts';
import { isPageWide } from '../call/failures.ts';

/**
 * Shows a failure in a toast: the server's detail, else `fallback`, a whole sentence. Shows nothing for page-wide
 * failures, such as an ended session.
 */
export function showErrorToast(error: unknown, fallback: string): void {
  if (isPageWide(error)) return;
  addToast({ type: 'error', message: errorMessage(error, fallback) });
}
