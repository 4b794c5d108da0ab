import { useEffect, useState } from 'react';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { forgetDrafts, saveDraft } from '../model/drafts.ts';
import { type KeptDraft, keptDrafts } from '../model/kept-drafts.ts';

/** What the member's forms keep in this browser, and what other tabs do with it meanwhile. */
export function useKeptDrafts() {
  const { blogs } = useViewer();
  const uuids = blogs.map(({ uuid }) => uuid);
  const [, setRound] = useState(0);
  const lookAgain = (): void => setRound((round) => round + 1);

  useEffect(() => {
    const listener = (): void => setRound((round) => round + 1);
    // A form that goes keeps what is in it as it goes: whoever comes from there looks once more.
    listener();
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  }, []);

  return {
    kept: keptDrafts(localStorage, uuids, Date.now()),
    forget: ({ key }: KeptDraft): void => {
      forgetDrafts(localStorage, [key]);
      lookAgain();
    },
    /** Puts one back that was forgotten; false when something else is kept there by now, or there is no room. */
    putBack: ({ key, draft }: KeptDraft): boolean => {
      const isFree = localStorage.getItem(key) === null;
      const isBack = isFree && saveDraft(localStorage, key, draft);
      lookAgain();
      return isBack;
    },
  };
}
