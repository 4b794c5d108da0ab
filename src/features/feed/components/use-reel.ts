import { type RefObject, useRef, useState } from 'react';
import { useActKeys, useHotkeys } from '#src/shared/hooks/use-hotkeys.ts';
import { useMediaQuery } from '#src/shared/hooks/use-media-query.ts';
import { useLayer } from '#src/shared/navigation/layer-context.ts';

interface Reel {
  ref: RefObject<HTMLUListElement | null>;
  /** Which one is looked at, from 0. */
  active: number;
  /** Says which one has come into sight. */
  arrive: (index: number) => void;
  /** Moves by so many. */
  move: (by: number) => void;
}

/** A list that shows one thing at a time, as high as itself: by a swipe, the wheel or the arrow keys. The keys of a feed's posts do the same here. */
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
  useActKeys(
    {
      next: down,
      previous: up,
      like: () => press('[data-like]'),
      reblog: () => press('[data-reblog]'),
      open: () => press('[data-permalink]'),
    },
    isTop,
  );
  return { ref, active, arrive: setActive, move };
}
