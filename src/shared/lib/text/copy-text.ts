import { t } from '@lingui/core/macro';
import { addToast } from '../toasts/toast-store.ts';

/**
 * Puts an address or other text on the clipboard and says whether that worked. Browser only.
 *
 * @param done what to say when it did
 */
export async function copyText(text: string, done = t`Link copied`): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    addToast({ type: 'success', message: done });
  } catch {
    // Some browsers forbid the clipboard: then the text itself is what the reader can copy.
    addToast({ type: 'info', message: text });
  }
}
