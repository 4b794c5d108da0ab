import { useEffect, useEffectEvent, useState } from 'react';
import { type Draft, draftFrom } from '../model/drafts.ts';

/** What another tab did with the place where this form's contents are kept. */
export type Elsewhere =
  /** It keeps something else there now. */
  | { kind: 'written'; draft: Draft }
  /** What stands in this form was sent there, or thrown away. */
  | { kind: 'gone' };

type ElsewhereOptions = {
  /** The places of this form's drafts. */
  keys: readonly string[];
  /** Whether a draft says what this form says. */
  isMine: (draft: Draft) => boolean;
  /** Something else than this form's contents was forgotten: there is room to keep them again. */
  onFree: () => void;
};

/**
 * Watches what other tabs keep in the place of this form. Tabs share it, and the last one to keep something has it: the
 * others are told, so that nobody writes on without knowing which of two texts comes back.
 */
export function useElsewhere({ keys, isMine, onFree }: ElsewhereOptions) {
  const [elsewhere, setElsewhere] = useState<Elsewhere>();

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
