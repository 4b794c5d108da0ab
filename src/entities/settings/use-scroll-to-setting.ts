import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Scrolls to the element with this id and highlights it briefly when the address's hash names it, also when it is
 * rendered later.
 */
export function useScrollToSetting<Element extends HTMLElement>(id: string): RefObject<Element | null> {
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
