import { type RefObject, useRef, useState } from 'react';
import { useCommandKeys, useHotkeys } from '#src/shared/hooks/use-hotkeys.ts';
import { useMediaQuery } from '#src/shared/hooks/use-media-query.ts';
import { useLayer } from '#src/shared/navigation/layer-context.ts';

interface Reel {
  ref: RefObject<HTMLUListElement | null>;
  /** Index of the current item. */
  active: number;
  /** Reports that an item has come into view. */
  setVisible: (index: number) => void;
  /** Moves by a number of items. */
  move: (by: number) => void;
}

/**
 * Manages a list that shows one full-height item at a time, navigated by swipe, wheel or arrow keys. The keyboard
 * commands of a feed work here as well.
 */
export function useReel(count: number): Reel {
  const { isTop } = useLayer();
  const ref = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState(0);
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const move = (by: number): void => {
    const next = Math.min(Math.max(active + by, 0), count - 1);
    const behavior = still ? 'instant' : 'smooth';
    ref.current?.scrollTo({ top: next * ref.current.clientHeight, behavior });
    setActive(next);
  };
  const down = (): void => move(1);
  const up = (): void => move(-1);
  useHotkeys({ ArrowDown: down, ArrowUp: up }, isTop);
  const press = (selector: string): void =>
    ref.current?.querySelector<HTMLElement>(`[aria-current="true"] ${selector}`)?.click();
  useCommandKeys(
    {
      next: down,
      previous: up,
      like: () => press('[data-like]'),
      reblog: () => press('[data-reblog]'),
      open: () => press('[data-permalink]'),
    },
    isTop,
  );
  return { ref, active, setVisible: setActive, move };
}
