import { useEffect, useState } from 'react';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { deleteDrafts, saveDraft } from '../model/drafts.ts';
import { type StoredDraft, storedDrafts } from '../model/stored-drafts.ts';

/** Lists the drafts saved in this browser and follows the changes of other tabs. */
export function useStoredDrafts() {
  const { blogs } = useViewer();
  const uuids = blogs.map(({ uuid }) => uuid);
  const [, setRound] = useState(0);
  const lookAgain = (): void => setRound((round) => round + 1);

  useEffect(() => {
    const listener = (): void => setRound((round) => round + 1);
    // A composer saves when it unmounts, so the list is read once more after subscribing.
    listener();
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  }, []);

  return {
    kept: storedDrafts(localStorage, uuids, Date.now()),
    forget: ({ key }: StoredDraft): void => {
      deleteDrafts(localStorage, [key]);
      lookAgain();
    },
    /** Restores a discarded draft; returns false when the key is taken again or the storage is full. */
    putBack: ({ key, draft }: StoredDraft): boolean => {
      const isFree = localStorage.getItem(key) === null;
      const isBack = isFree && saveDraft(localStorage, key, draft);
      lookAgain();
      return isBack;
    },
  };
}
