import { useEffect, useEffectEvent, useState } from 'react';
import { type Draft, draftFrom } from '../model/drafts.ts';

/** A change by another tab to the storage key of this form's draft. */
export type OtherTabChange =
  /** The other tab saved different contents. */
  | { kind: 'written'; draft: Draft }
  /** The other tab sent or discarded these contents. */
  | { kind: 'gone' };

type OtherTabChangesOptions = {
  /** Storage keys of this form's drafts. */
  keys: readonly string[];
  /** Returns true when a draft equals the contents of this form. */
  isMine: (draft: Draft) => boolean;
  /** Called when another tab deleted different contents under these keys, so that this form can save there again. */
  onFree: () => void;
};

/**
 * Watches changes by other tabs to this form's storage keys. Tabs share the keys and the last save wins, so the other
 * tabs are notified before they continue with a text that would not be restored.
 */
export function useOtherTabChanges({ keys, isMine, onFree }: OtherTabChangesOptions) {
  const [elsewhere, setElsewhere] = useState<OtherTabChange>();

  const take = useEffectEvent(({ key, newValue, oldValue }: StorageEvent): void => {
    if (key === null || !keys.includes(key)) return;
    const draft = draftFrom(newValue);
    if (draft) {
      setElsewhere(isMine(draft) ? undefined : { kind: 'written', draft });
      return;
    }
    const before = draftFrom(oldValue);
    const wasMine = before !== undefined && isMine(before);
    setElsewhere(wasMine ? { kind: 'gone' } : undefined);
    if (before && !wasMine) onFree();
  });

  useEffect(() => {
    const listener = (event: StorageEvent): void => take(event);
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  }, []);

  return { elsewhere, forgetElsewhere: () => setElsewhere(undefined) };
}
