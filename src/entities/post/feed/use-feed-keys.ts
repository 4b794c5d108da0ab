import { type RefObject, useRef } from 'react';
import { useActKeys } from '#src/shared/hooks/use-hotkeys.ts';
import { useLayer } from '#src/shared/navigation/layer-context.ts';
import type { ListWindow } from './use-list-window.ts';

function articlesIn(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[data-index]')];
}

const indexOf = (row: HTMLElement): number => Number(row.dataset.index);

/** The row the reader is at: the one with the focus, else the first whose end has not gone under the header yet. */
function currentRow(list: HTMLElement, covered: number): HTMLElement | undefined {
  const rows = articlesIn(list);
  const focused = rows.find((row) => row.contains(document.activeElement));
  return focused ?? rows.find((row) => row.getBoundingClientRect().bottom > covered + 40);
}

/** Frames to wait for a row that has to be drawn first. */
const PATIENCE = 20;

/** Focuses a row as soon as it is there; `done` is told once it has the focus, or will not get it. */
function focusRow(list: HTMLElement, index: number, done: () => void, patience = PATIENCE): void {
  const article = list.querySelector<HTMLElement>(`[data-index="${index}"] article`);
  if (!article && patience > 0) {
    requestAnimationFrame(() => focusRow(list, index, done, patience - 1));
    return;
  }
  article?.focus({ preventScroll: true });
  done();
}

/** Keys of a feed (spec 000 §2.8 names them without meaning, docs/decisions/013 gives them one). */
export function useFeedKeys(
  list: RefObject<HTMLElement | null>,
  {
    goTo,
    count,
    covered,
    enabled,
  }: { goTo: ListWindow['goTo']; count: number; covered: number; enabled: boolean },
): void {
  const { isTop } = useLayer();
  /** The row the last press leads to, while it is being drawn: the next press goes on from there. */
  const heading = useRef<number>(undefined);

  const row = (): HTMLElement | undefined => (list.current ? currentRow(list.current, covered) : undefined);
  const go = (step: 1 | -1): void => {
    if (!list.current || count === 0) return;
    const current = row();
    const isAt =
      current?.contains(document.activeElement) ||
      (current && current.getBoundingClientRect().top >= covered - 1 && step === -1);
    const from = current ? indexOf(current) : 0;
    // From nowhere in particular, j goes to the post that is in view first.
    const asked = isAt ? from + step : step === 1 ? from : from - 1;
    const index = heading.current === undefined ? asked : heading.current + step;
    const target = Math.min(count - 1, Math.max(0, index));
    heading.current = target;
    goTo(target);
    focusRow(list.current, target, () => {
      if (heading.current === target) heading.current = undefined;
    });
  };
  const press = (selector: string): void => row()?.querySelector<HTMLElement>(selector)?.click();

  /** A reblog without the form, as Alt and a click do it. */
  const passOn = (shiftKey: boolean): void => {
    const how = { bubbles: true, cancelable: true, altKey: true, shiftKey };
    row()?.querySelector('[data-reblog]')?.dispatchEvent(new MouseEvent('click', how));
  };

  useActKeys(
    {
      next: () => go(1),
      previous: () => go(-1),
      like: () => press('[data-like]'),
      reblogNow: () => passOn(false),
      queueNow: () => passOn(true),
      reblog: () => press('[data-reblog]'),
      open: () => press('[data-permalink]'),
      blog: () => press('[data-blog]'),
    },
    enabled && isTop,
  );
}
