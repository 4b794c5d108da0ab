import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom';
import { useEffect, useState } from 'react';

/** Gap between the typed text and its list, and between the list and the window's edge, in pixels. */
const LIST_GAP_PX = 6;
const WINDOW_EDGE_PX = 8;

/**
 * Positions an element beside the typed text without shifting the layout: below it, or above it where the space is too
 * small. The returned ref belongs on the element.
 *
 * @param rectOf returns the rectangle of the typed text in the window
 * @param within the element around the text, whose scrolling moves it
 */
export function usePositionBeside(
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
        middleware: [
          offset(LIST_GAP_PX),
          flip({ padding: WINDOW_EDGE_PX }),
          shift({ padding: WINDOW_EDGE_PX }),
        ],
      });
      Object.assign(element.style, { left: `${x}px`, top: `${y}px`, visibility: 'visible' });
    };
    return autoUpdate(anchor, element, () => void place());
  }, [element, within, rectOf]);
  return setElement;
}
