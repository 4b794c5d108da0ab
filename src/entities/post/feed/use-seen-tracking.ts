import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Time a post has to be in view to count as seen, in milliseconds. */
const MIN_VISIBLE_MS = 1000;
/** A post is in view when half of it is visible, or when it fills half of the viewport. */
const MIN_VISIBLE_RATIO = 0.5;
/** Intersection ratios at which the observer fires: fine enough for the longest post. */
const OBSERVER_THRESHOLDS = Array.from({ length: 51 }, (_, step) => step / 50);

function isInView({
  isIntersecting,
  intersectionRatio,
  intersectionRect,
}: IntersectionObserverEntry): boolean {
  return (
    isIntersecting &&
    (intersectionRatio >= MIN_VISIBLE_RATIO ||
      intersectionRect.height >= window.innerHeight * MIN_VISIBLE_RATIO)
  );
}

/**
 * Reports each post of a list once when it has been in view long enough.
 *
 * @param onSeen called with the post's id; without it nothing is observed
 */
export function useSeenTracking(
  list: RefObject<HTMLElement | null>,
  onSeen: ((id: string) => void) | undefined,
): void {
  const observer = useRef<IntersectionObserver>(undefined);
  const reportedIds = useRef(new Set<string>());
  const report = useEffectEvent((id: string) => {
    if (reportedIds.current.has(id)) return;
    reportedIds.current.add(id);
    onSeen?.(id);
  });
  const isWatching = onSeen !== undefined;

  useEffect(() => {
    if (!isWatching) return undefined;
    const timers = new Map<Element, ReturnType<typeof setTimeout>>();
    const forget = (element: Element): void => {
      clearTimeout(timers.get(element));
      timers.delete(element);
    };
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          const { target } = entry;
          const id = (target as HTMLElement).dataset.post ?? '';
          if (!isInView(entry)) forget(target);
          else if (!timers.has(target))
            timers.set(
              target,
              setTimeout(() => report(id), MIN_VISIBLE_MS),
            );
        }
      },
      { threshold: OBSERVER_THRESHOLDS },
    );
    observer.current = watcher;
    return () => {
      watcher.disconnect();
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [isWatching]);

  // Posts are mounted and unmounted while scrolling; observing one twice has no effect.
  useEffect(() => {
    const posts = list.current?.querySelectorAll<HTMLElement>('article[data-post]') ?? [];
    for (const post of posts) observer.current?.observe(post);
  });
}
