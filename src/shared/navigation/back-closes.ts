import { useEffect, useEffectEvent } from 'react';

/**
 * Lets Back close something that has no address of its own, such as a picture full screen, instead of leaving the page. To
 * the router the entry made for it is the present one, so that nothing else notices. Closed in another way, the entry
 * goes with it.
 *
 * @param onBack closes it
 */
export function useBackCloses(onBack: () => void): void {
  const close = useEffectEvent(onBack);

  useEffect(() => {
    const mark = crypto.randomUUID();
    window.history.pushState({ ...window.history.state, over: mark }, '');
    const isOurs = (): boolean => window.history.state?.over === mark;
    const onPop = (): void => {
      if (!isOurs()) close();
    };
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
      // Whoever went on from here has an entry of their own on top.
      if (isOurs()) window.history.back();
    };
  }, []);
}
