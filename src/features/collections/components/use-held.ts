import { type KeyboardEvent, useState } from 'react';
import { itemBefore, movedBy } from '../model/moved.ts';

/** A row that the keyboard holds, and the order it would leave. */
interface Held {
  id: string;
  ids: readonly string[];
}

/** Steps of the arrow keys. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
  Home: -10_000,
  End: 10_000,
};

/**
 * Moves rows by keyboard: Space holds one, the arrows move it, Space or Enter puts it down, Escape takes it back.
 *
 * @param ids of the rows in order
 * @param onDrop called with the row and the one before its new place
 * @param onMoved called with each new place, for announcing it
 */
export function useHeld(
  ids: readonly string[],
  onDrop: (id: string, after: string | undefined) => void,
  onMoved: (place: number) => void,
) {
  const [held, setHeld] = useState<Held>();
  const shown = held?.ids ?? ids;
  return {
    held: held?.id,
    shown,
    keys: (id: string) => ({
      onKeyDown: (event: KeyboardEvent): void => {
        const { key } = event;
        if (key === ' ' || (key === 'Enter' && held)) {
          event.preventDefault();
          if (held?.id !== id) {
            setHeld({ id, ids });
            onMoved(ids.indexOf(id) + 1);
            return;
          }
          setHeld(undefined);
          onDrop(id, itemBefore(held.ids, id));
          return;
        }
        if (held?.id !== id) return;
        const steps = STEPS[key];
        if (key === 'Escape') setHeld(undefined);
        else if (steps === undefined) return;
        else {
          const next = movedBy(held.ids, id, steps);
          setHeld({ id, ids: next });
          onMoved(next.indexOf(id) + 1);
        }
        event.preventDefault();
        event.stopPropagation();
      },
      onBlur: (): void => {
        // Moving an element in the document blurs it; leaving it otherwise puts it back.
        if (held?.id === id && !document.activeElement?.closest('[data-item]')) setHeld(undefined);
      },
    }),
  };
}
