import { useEffect, useState } from 'react';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { listUnsentTexts, type UnsentText } from '#src/shared/lib/storage/unsent-text-list.ts';

/** Lists the unsent texts of small fields in this browser and follows the changes of other tabs. */
export function useUnsentTexts() {
  const { blogs } = useViewer();
  const [, setRound] = useState(0);
  const lookAgain = (): void => setRound((round) => round + 1);

  useEffect(() => {
    const listener = (): void => setRound((round) => round + 1);
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  }, []);

  return {
    waiting: listUnsentTexts(
      blogs.map(({ uuid }) => uuid),
      Date.now(),
    ),
    forget: ({ key }: UnsentText): void => {
      localStorage.removeItem(key);
      lookAgain();
    },
    /** Restores a discarded text; returns false when the key is taken again. */
    putBack: ({ key, kind: _, ...kept }: UnsentText): boolean => {
      const isFree = localStorage.getItem(key) === null;
      if (isFree) localStorage.setItem(key, JSON.stringify(kept));
      lookAgain();
      return isFree;
    },
  };
}
