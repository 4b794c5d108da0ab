import { useEffect, useState } from 'react';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { type WaitingWords, waitingWords } from '#src/shared/lib/storage/unsent-text-list.ts';

/** What the member has begun in small fields of this browser, and what other tabs do with it meanwhile. */
export function useWaitingWords() {
  const { blogs } = useViewer();
  const [, setRound] = useState(0);
  const lookAgain = (): void => setRound((round) => round + 1);

  useEffect(() => {
    const listener = (): void => setRound((round) => round + 1);
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  }, []);

  return {
    waiting: waitingWords(
      blogs.map(({ uuid }) => uuid),
      Date.now(),
    ),
    forget: ({ key }: WaitingWords): void => {
      localStorage.removeItem(key);
      lookAgain();
    },
    /** Puts one back that was forgotten; false when something else is kept there by now. */
    putBack: ({ key, kind: _, ...kept }: WaitingWords): boolean => {
      const isFree = localStorage.getItem(key) === null;
      if (isFree) localStorage.setItem(key, JSON.stringify(kept));
      lookAgain();
      return isFree;
    },
  };
}
