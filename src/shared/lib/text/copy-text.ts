import { t } from '@lingui/core/macro';
import { addToast } from '../toasts/toast-store.ts';

/**
 * Copies text to the clipboard and confirms it in a toast. Browser only.
 *
 * @param done message of the toast
 */
export async function copyText(text: string, done = t`Link copied`): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    addToast({ type: 'success', message: done });
  } catch {
    // Without clipboard access the toast shows the text itself, to be copied by hand.
    addToast({ type: 'info', message: text });
  }
}
