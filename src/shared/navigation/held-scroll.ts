/** Milliseconds without a change after which a restored scroll position is no longer held. */
const HOLD_TIMEOUT_MS = 3000;
/** Events that show that the user scrolls themselves. */
const USER_INPUT_EVENTS = ['wheel', 'touchmove', 'keydown', 'mousedown'] as const;

/** The position that is held: of which history entry, and a function that moves it. */
let held: { entryKey: string; moveTo: (top: number) => void } | undefined;

/**
 * Scrolls the window to `top` and holds the position: again while the page is still too short (a long list loads page
 * by page), and again when content above changes its height (a poll that hydrates). Ends when the user scrolls, or
 * after `HOLD_TIMEOUT_MS` without a change. Returns a function that stops it.
 *
 * @param entryKey key of the history entry that the position belongs to
 * @param top in CSS pixels
 */
export function holdScrollPosition(entryKey: string, top: number): () => void {
  let wanted = top;
  let reached = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    held = undefined;
    observer.disconnect();
    clearTimeout(timer);
    window.removeEventListener('scroll', attempt);
    for (const event of USER_INPUT_EVENTS) window.removeEventListener(event, stop);
  };
  const attempt = () => {
    const before = window.scrollY;
    window.scrollTo(0, wanted);
    const now = window.scrollY;
    if (now === before && now <= reached) return;
    reached = Math.max(reached, now);
    clearTimeout(timer);
    timer = setTimeout(stop, HOLD_TIMEOUT_MS);
  };
  const moveTo = (moved: number) => {
    if (Math.abs(moved - wanted) < 1) return;
    wanted = moved;
    attempt();
  };
  const observer = new ResizeObserver(attempt);
  held = { entryKey, moveTo };
  window.addEventListener('scroll', attempt, { passive: true });
  for (const event of USER_INPUT_EVENTS) window.addEventListener(event, stop, { passive: true });
  observer.observe(document.body);
  attempt();
  return stop;
}

/**
 * Moves the position that is held for a history entry. A list does so when the element that was read is elsewhere now,
 * because newer ones stand above it. Does nothing when the position is no longer held.
 */
export function moveHeldScroll(entryKey: string, top: number): void {
  if (held?.entryKey === entryKey) held.moveTo(top);
}
