import { useEffect, useEffectEvent } from 'react';
import { randomId } from '../lib/random-id.ts';

/**
 * Makes Back close something without an address of its own, such as a full-screen picture, instead of leaving the page.
 * Pushes a history entry with the same location, which the router does not notice; closing it otherwise removes the
 * entry.
 *
 * @param onBack closes it
 */
export function useCloseOnBack(onBack: () => void): void {
  const close = useEffectEvent(onBack);

  useEffect(() => {
    const mark = randomId();
    window.history.pushState({ ...window.history.state, over: mark }, '');
    const isOurs = (): boolean => window.history.state?.over === mark;
    const onPop = (): void => {
      if (!isOurs()) close();
    };
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
      // After a further navigation the pushed entry is no longer on top.
      if (isOurs()) window.history.back();
    };
  }, []);
}
