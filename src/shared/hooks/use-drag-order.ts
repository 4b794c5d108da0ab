import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** An item on its way: behind which one it would be dropped now; `0` for the top. */
export interface Drag {
  id: string;
  after: string;
}

/** Pixels from the edge of the window at which it scrolls along, and how far each time. */
const EDGE = 90;
const SCROLL = 14;

/** The item that the pointer is below the middle of, last of all. */
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
 * Moving items of a list by a handle, with a mouse, a pen or a finger. Items carry `data-item`. Escape puts the item
 * back. For the keyboard there have to be buttons beside it.
 */
export function useDragOrder(list: RefObject<HTMLElement | null>, onDrop: (drag: Drag) => void) {
  const [drag, setDrag] = useState<Drag>();

  const follow = (id: string, y: number): void => {
    if (!list.current) return;
    if (y < EDGE) window.scrollBy(0, -SCROLL);
    if (y > window.innerHeight - EDGE) window.scrollBy(0, SCROLL);
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
