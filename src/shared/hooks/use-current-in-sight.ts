import { type RefObject, useLayoutEffect } from 'react';

/**
 * Scrolls an overflowing bar of links so that the current one is centred.
 *
 * @param current identifies the current link, so that the bar scrolls when it changes
 */
export function useCurrentInSight(bar: RefObject<HTMLElement | null>, current: string | undefined): void {
  useLayoutEffect(() => {
    const tab = current === undefined ? null : bar.current?.querySelector('[aria-current="page"]');
    if (!bar.current || !tab) return;
    const [around, inside] = [bar.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    bar.current.scrollLeft += (inside.left + inside.right - around.left - around.right) / 2;
  }, [bar, current]);
}
