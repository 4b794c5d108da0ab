import { useLayoutEffect, useRef, useState } from 'react';
import { useArrival } from '#src/shared/navigation/arrival.ts';
import { useLayer } from '#src/shared/navigation/layer-context.ts';
import { keepPlace, type Place, placeOf, savePlaces } from './reading-position-memory.ts';

/** Where this list was left, when it is come back to in a window that is as wide. */
export function usePlaceLeft(name: string): Place | undefined {
  const { layer } = useLayer();
  const arrival = useArrival();
  const [left] = useState(() => {
    if (typeof window === 'undefined' || layer !== 'base' || arrival !== 'POP') return undefined;
    const place = placeOf(name);
    return place?.width === window.innerWidth ? place : undefined;
  });
  return left;
}

/** Remembers where a list on the ground is left, for coming back to it. */
export function useKeptPlace(look: () => Omit<Place, 'width'>, name: string): void {
  const { layer } = useLayer();
  const latest = useRef({ look, name });
  useLayoutEffect(() => {
    latest.current = { look, name };
  });
  useLayoutEffect(() => {
    if (layer !== 'base') return undefined;
    const keep = (): void =>
      keepPlace(latest.current.name, { ...latest.current.look(), width: window.innerWidth });
    const keepForReload = (): void => {
      keep();
      savePlaces();
    };
    window.addEventListener('pagehide', keepForReload);
    return () => {
      window.removeEventListener('pagehide', keepForReload);
      keep();
    };
  }, [layer]);
}
