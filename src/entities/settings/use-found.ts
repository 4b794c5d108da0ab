import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * The element a search or a link named: brought into sight and marked for a moment when the address says its id, also
 * when it appears only later.
 */
export function useFound<Element extends HTMLElement>(id: string): RefObject<Element | null> {
  const element = useRef<Element>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again shows it again.
  useEffect(() => {
    const found = element.current;
    if (hash !== `#${id}` || !found) return undefined;
    found.scrollIntoView({ block: 'center' });
    found.toggleAttribute('data-found', true);
    return () => void found.toggleAttribute('data-found', false);
  }, [id, hash, key]);
  return element;
}
