import { useLayoutEffect, useRef, useState } from 'react';
import { useHistoryAction } from '#src/shared/navigation/history-action.ts';
import { useLayer } from '#src/shared/navigation/layer-context.ts';
import {
  persistPositions,
  positionOf,
  type ReadingPosition,
  rememberPosition,
} from './reading-position-memory.ts';

/** Returns the stored reading position of this list, on Back or Forward in a window of the same width. */
export function useStoredPosition(name: string): ReadingPosition | undefined {
  const { layer } = useLayer();
  const arrival = useHistoryAction();
  const [left] = useState(() => {
    if (typeof window === 'undefined' || layer !== 'base' || arrival !== 'POP') return undefined;
    const stored = positionOf(name);
    return stored?.width === window.innerWidth ? stored : undefined;
  });
  return left;
}

/** Remembers the reading position of a list on the base layer when it is left. */
export function useRememberPosition(measure: () => Omit<ReadingPosition, 'width'>, name: string): void {
  const { layer } = useLayer();
  const latest = useRef({ measure, name });
  useLayoutEffect(() => {
    latest.current = { measure, name };
  });
  useLayoutEffect(() => {
    if (layer !== 'base') return undefined;
    const remember = (): void =>
      rememberPosition(latest.current.name, { ...latest.current.measure(), width: window.innerWidth });
    const persist = (): void => {
      remember();
      persistPositions();
    };
    window.addEventListener('pagehide', persist);
    return () => {
      window.removeEventListener('pagehide', persist);
      remember();
    };
  }, [layer]);
}
