import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Item being dragged: dropping it now places it behind `after`; `0` for the top. */
export interface Drag {
  id: string;
  after: string;
}

/** Distance in pixels from the window's edge at which dragging scrolls, and pixels per step. */
const SCROLL_EDGE_PX = 90;
const SCROLL_STEP_PX = 14;

/** Returns the last item whose middle is above the pointer. */
function dropAfter(list: HTMLElement, id: string, y: number): string {
  let after = '0';
  for (const item of list.querySelectorAll<HTMLElement>('[data-item]')) {
    const { item: name = '' } = item.dataset;
    const { top, height } = item.getBoundingClientRect();
    if (name !== id && y > top + height / 2) after = name;
  }
  return after;
}

/**
 * Reorders a list by dragging a handle with mouse, pen or touch. Items carry `data-item`. Escape cancels. The list must
 * offer buttons for the keyboard as well.
 */
export function useDragOrder(list: RefObject<HTMLElement | null>, onDrop: (drag: Drag) => void) {
  const [drag, setDrag] = useState<Drag>();

  const follow = (id: string, y: number): void => {
    if (!list.current) return;
    if (y < SCROLL_EDGE_PX) window.scrollBy(0, -SCROLL_STEP_PX);
    if (y > window.innerHeight - SCROLL_EDGE_PX) window.scrollBy(0, SCROLL_STEP_PX);
    setDrag({ id, after: dropAfter(list.current, id, y) });
  };

  const cancel = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    setDrag(undefined);
  });
  const isDragging = drag !== undefined;
  useEffect(() => {
    if (!isDragging) return undefined;
    const onKey = (event: KeyboardEvent): void => cancel(event);
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [isDragging]);

  return {
    drag,
    handle: (id: string) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>): void => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        follow(id, event.clientY);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>): void => {
        if (drag?.id === id) follow(id, event.clientY);
      },
      onPointerUp: (): void => {
        if (drag?.id === id) onDrop(drag);
        setDrag(undefined);
      },
      onPointerCancel: (): void => setDrag(undefined),
    }),
  };
}
