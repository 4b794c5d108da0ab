import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

type Options = {
  /** Grows the watched area, as in IntersectionObserver: "600px 0px" fires 600 px early. */
  rootMargin?: string;
  /** Visible share of the element required, 0 to 1. */
  threshold?: number;
  enabled?: boolean;
};

/**
 * Calls `onChange(true)` and `onChange(false)` when an element enters or leaves the window. Used for loading the next
 * page, playing media and counting impressions. Attach the returned ref to the element.
 */
export function useInView<Element extends HTMLElement>(
  onChange: (inView: boolean) => void,
  { rootMargin = '0px', threshold = 0, enabled = true }: Options = {},
): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  const report = useEffectEvent(onChange);

  useEffect(() => {
    const element = ref.current;
    if (!enabled || !element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        // Several entries may be delivered at once; the last one is current.
        const last = entries.at(-1);
        if (last) report(last.isIntersecting);
      },
      { rootMargin, threshold },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [enabled, rootMargin, threshold]);

  return ref;
}
