import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom';
import { useEffect, useState } from 'react';

/** Pixels between what is typed and its list, and between the list and the window's edge. */
const GAP = 6;
const EDGE = 8;

/**
 * Keeps an element beside what is typed, without moving anything else: below, or above where there is no room. Give
 * the returned ref to the element.
 *
 * @param rectOf where what is typed stands in the window
 * @param within the element it stands in, whose scrolling moves it
 */
export function useBeside(
  rectOf: () => DOMRect | null,
  within: HTMLElement | null,
): (element: HTMLElement | null) => void {
  const [element, setElement] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!element || !within) return undefined;
    const anchor = { getBoundingClientRect: () => rectOf() ?? new DOMRect(), contextElement: within };
    const place = async (): Promise<void> => {
      const { x, y } = await computePosition(anchor, element, {
        strategy: 'fixed',
        placement: 'bottom-start',
        middleware: [offset(GAP), flip({ padding: EDGE }), shift({ padding: EDGE })],
      });
      Object.assign(element.style, { left: `${x}px`, top: `${y}px`, visibility: 'visible' });
    };
    return autoUpdate(anchor, element, () => void place());
  }, [element, within, rectOf]);
  return setElement;
}
