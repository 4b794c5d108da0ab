import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Item being dragged: dropping it now places it behind `after`; `0` for the top. */
export interface Drag {
  id: string;
  after: string;
}

/** Distance in pixels from the window's edge at which dragging scrolls, and pixels per step. */
const SCROLL_EDGE_PX = 90;
const SCROLL_STEP_PX = 14;

/** A place in the window, in pixels. */
export interface Point {
  x: number;
  y: number;
}

/** Returns the item behind which a dragged one would be placed; `0` for the top. */
export type DropPlace = (list: HTMLElement, id: string, point: Point) => string;

/** Returns the last item whose middle is above the pointer: for rows below each other. */
const amongRows: DropPlace = (list, id, { y }) => {
  let after = '0';
  for (const item of list.querySelectorAll<HTMLElement>('[data-item]')) {
    const { item: name = '' } = item.dataset;
    const { top, height } = item.getBoundingClientRect();
    if (name !== id && y > top + height / 2) after = name;
  }
  return after;
};

/** Returns the item beside which the pointer is: for items beside each other, in one row or in several. */
export const amongCells: DropPlace = (list, id, { x, y }) => {
  const items = [...list.querySelectorAll<HTMLElement>('[data-item]')].filter(
    ({ dataset }) => dataset.item !== id,
  );
  const distanceTo = (item: HTMLElement): number => {
    const { left, right, top, bottom } = item.getBoundingClientRect();
    return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  };
  const [first, ...rest] = items;
  if (!first) return '0';
  const nearest = rest.reduce((known, item) => (distanceTo(item) < distanceTo(known) ? item : known), first);
  const { left, width } = nearest.getBoundingClientRect();
  const isBehind = x > left + width / 2 === (getComputedStyle(list).direction !== 'rtl');
  const behind = isBehind ? nearest : items[items.indexOf(nearest) - 1];
  return behind?.dataset.item ?? '0';
};

/**
 * Reorders a list by dragging a handle with mouse, pen or touch. Items carry `data-item`. Escape cancels. The list must
 * offer buttons for the keyboard as well.
 *
 * @param placeOf where the pointer would drop an item
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onDrop: (drag: Drag) => void,
  placeOf: DropPlace = amongRows,
) {
  const [drag, setDrag] = useState<Drag>();

  const follow = (id: string, { clientX: x, clientY: y }: PointerEvent): void => {
    if (!list.current) return;
    if (y < SCROLL_EDGE_PX) window.scrollBy(0, -SCROLL_STEP_PX);
    if (y > window.innerHeight - SCROLL_EDGE_PX) window.scrollBy(0, SCROLL_STEP_PX);
    setDrag({ id, after: placeOf(list.current, id, { x, y }) });
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
        follow(id, event);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>): void => {
        if (drag?.id === id) follow(id, event);
      },
      onPointerUp: (): void => {
        if (drag?.id === id) onDrop(drag);
        setDrag(undefined);
      },
      onPointerCancel: (): void => setDrag(undefined),
    }),
  };
}
