import { type RefObject, useRef } from 'react';
import { useCommandKeys } from '#src/shared/hooks/use-hotkeys.ts';
import { useLayer } from '#src/shared/navigation/layer-context.ts';
import type { ListWindow } from './use-list-window.ts';

/** Returns the mounted rows with a post: elements between posts are no stops of the keyboard. */
function postRowsIn(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[data-index]:has(article[data-post])')];
}

const indexOf = (row: HTMLElement): number => Number(row.dataset.index);

/** Returns the current row: the focused one, else the first whose end is still below the header. */
function currentRow(list: HTMLElement, headerOffset: number): HTMLElement | undefined {
  const rows = postRowsIn(list);
  const focused = rows.find((row) => row.contains(document.activeElement));
  return focused ?? rows.find((row) => row.getBoundingClientRect().bottom > headerOffset + 40);
}

/** Upper limit of animation frames to wait for a row that has to be rendered first. */
const MAX_WAIT_FRAMES = 20;

/** Focuses a row as soon as it is rendered; calls `done` when it has focus or the wait is over. */
function focusRow(list: HTMLElement, index: number, done: () => void, patience = MAX_WAIT_FRAMES): void {
  const article = list.querySelector<HTMLElement>(`[data-index="${index}"] article[data-post]`);
  if (!article && patience > 0) {
    requestAnimationFrame(() => focusRow(list, index, done, patience - 1));
    return;
  }
  article?.focus({ preventScroll: true });
  done();
}

/** Keyboard commands of a feed (spec 000 §2.8 lists the keys without meanings, docs/decisions/013 defines them). */
export function useFeedKeys(
  list: RefObject<HTMLElement | null>,
  {
    goTo,
    postIndexes,
    headerOffset,
    enabled,
  }: {
    goTo: ListWindow['goTo'];
    /** List indexes of the posts, in their order. */
    postIndexes: readonly number[];
    headerOffset: number;
    enabled: boolean;
  },
): void {
  const { isTop } = useLayer();
  /** Target of the last key press among the posts, while it is being rendered: the next press continues from there. */
  const pendingIndex = useRef<number>(undefined);

  const row = (): HTMLElement | undefined =>
    list.current ? currentRow(list.current, headerOffset) : undefined;
  const go = (step: 1 | -1): void => {
    if (!list.current || postIndexes.length === 0) return;
    const current = row();
    const isAt =
      current?.contains(document.activeElement) ||
      (current && current.getBoundingClientRect().top >= headerOffset - 1 && step === -1);
    const from = current ? Math.max(0, postIndexes.indexOf(indexOf(current))) : 0;
    // Without a current post, j goes to the first one in view.
    const requested = isAt ? from + step : step === 1 ? from : from - 1;
    const index = pendingIndex.current === undefined ? requested : pendingIndex.current + step;
    const target = Math.min(postIndexes.length - 1, Math.max(0, index));
    const targetIndex = postIndexes[target] ?? 0;
    pendingIndex.current = target;
    goTo(targetIndex);
    focusRow(list.current, targetIndex, () => {
      if (pendingIndex.current === target) pendingIndex.current = undefined;
    });
  };
  const press = (selector: string): void => row()?.querySelector<HTMLElement>(selector)?.click();

  /** Quick reblog without the form, like Alt and a click. */
  const quickReblogCurrent = (shiftKey: boolean): void => {
    const how = { bubbles: true, cancelable: true, altKey: true, shiftKey };
    row()?.querySelector('[data-reblog]')?.dispatchEvent(new MouseEvent('click', how));
  };

  useCommandKeys(
    {
      next: () => go(1),
      previous: () => go(-1),
      like: () => press('[data-like]'),
      reblogNow: () => quickReblogCurrent(false),
      queueNow: () => quickReblogCurrent(true),
      reblog: () => press('[data-reblog]'),
      open: () => press('[data-permalink]'),
      blog: () => press('[data-blog]'),
    },
    enabled && isTop,
  );
}
