import { type RefObject, type UIEvent, useLayoutEffect, useRef } from 'react';
import type { PatioColumn } from '#generated/zod/patioColumn.zod.ts';

const columnsIn = (deck: HTMLElement) => [...deck.querySelectorAll<HTMLElement>('[data-column]')];
const areaIn = (column: HTMLElement) => column.querySelector<HTMLElement>(':scope > section');

/** Returns the column at the beginning of the deck, of which at least half is in view, and where it is. */
function leadOf(deck: HTMLElement): { id: string; left: number } | undefined {
  const box = deck.getBoundingClientRect();
  const middle = (column: HTMLElement) => {
    const { left, width } = column.getBoundingClientRect();
    return left + width / 2;
  };
  const lead = columnsIn(deck).find((column) => middle(column) >= box.left && middle(column) <= box.right);
  return lead && { id: lead.dataset.column ?? '', left: lead.getBoundingClientRect().left };
}

/**
 * Keeps the reader's place in the deck when its columns change, also in another browser: the column that is read stays
 * where it is, and each column its scroll position, which an element loses when it is moved in the document.
 *
 * @param moved id of the column that the reader moves, to which the deck does not scroll
 * @returns the listener for scrolling in the deck and its columns
 */
export function useDeckPlace(
  deck: RefObject<HTMLElement | null>,
  columns: readonly PatioColumn[],
  moved: RefObject<string | undefined>,
): (event: UIEvent) => void {
  const lead = useRef<{ id: string; left: number }>(undefined);
  const places = useRef(new Map<string, number>());

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new order moves columns.
  useLayoutEffect(() => {
    const element = deck.current;
    if (!element) return;
    for (const column of columnsIn(element)) {
      const area = areaIn(column);
      const place = places.current.get(column.dataset.column ?? '');
      if (area && place !== undefined && area.scrollTop !== place) area.scrollTop = place;
      if (column.dataset.column === lead.current?.id && !moved.current)
        element.scrollLeft += column.getBoundingClientRect().left - (lead.current?.left ?? 0);
    }
    lead.current = leadOf(element);
  }, [columns, deck, moved]);

  return ({ target }) => {
    const element = deck.current;
    if (!element || !(target instanceof HTMLElement)) return;
    const id = target.closest<HTMLElement>('[data-column]')?.dataset.column;
    if (target === element) lead.current = leadOf(element);
    else if (id !== undefined && target.matches('[data-column] > section'))
      places.current.set(id, target.scrollTop);
  };
}
