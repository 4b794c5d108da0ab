import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** How long a post has to be in view to be seen, in milliseconds. */
const LONG_ENOUGH = 1000;
/** A post is in view when half of it is, or when it fills half of the window. */
const HALF = 0.5;
/** Shares of a post at which it is looked at again: fine enough for the longest. */
const STEPS = Array.from({ length: 51 }, (_, step) => step / 50);

function isInView({
  isIntersecting,
  intersectionRatio,
  intersectionRect,
}: IntersectionObserverEntry): boolean {
  return (
    isIntersecting && (intersectionRatio >= HALF || intersectionRect.height >= window.innerHeight * HALF)
  );
}

/**
 * Tells once of each post of a list that somebody has had time to see.
 *
 * @param onSeen called with the post's id; without it nothing is watched
 */
export function useSeen(
  list: RefObject<HTMLElement | null>,
  onSeen: ((id: string) => void) | undefined,
): void {
  const observer = useRef<IntersectionObserver>(undefined);
  const told = useRef(new Set<string>());
  const report = useEffectEvent((id: string) => {
    if (told.current.has(id)) return;
    told.current.add(id);
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
              setTimeout(() => report(id), LONG_ENOUGH),
            );
        }
      },
      { threshold: STEPS },
    );
    observer.current = watcher;
    return () => {
      watcher.disconnect();
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [isWatching]);

  // Posts come and go with the reader's place; watching one that is watched already changes nothing.
  useEffect(() => {
    const posts = list.current?.querySelectorAll<HTMLElement>('article[data-post]') ?? [];
    for (const post of posts) observer.current?.observe(post);
  });
}
