/** Returns the milliseconds of a custom property such as `--motion-carousel`; 0 for reduced motion. */
function durationMsOf(element: Element, token: string): number {
  const value = getComputedStyle(element).getPropertyValue(token).trim();
  return Number.parseFloat(value) * (value.endsWith('ms') ? 1 : 1000) || 0;
}

const ease = (part: number): number => 1 - (1 - part) ** 3;

/**
 * Scrolls an element horizontally to `left` with the duration of a motion token, because the duration of native smooth
 * scrolling cannot be set. Scroll snapping is off meanwhile, and user input cancels it.
 */
export function animateScrollLeft(strip: HTMLElement, left: number, token: string): void {
  const duration = durationMsOf(strip, token);
  const from = strip.scrollLeft;
  const stop = new AbortController();
  const end = (): void => {
    strip.style.scrollSnapType = '';
    stop.abort();
  };
  if (duration === 0) {
    strip.scrollTo({ left, behavior: 'instant' });
    return;
  }
  for (const event of ['pointerdown', 'wheel', 'touchstart'] as const) {
    strip.addEventListener(event, end, { signal: stop.signal, passive: true });
  }
  strip.style.scrollSnapType = 'none';
  let started: number | undefined;
  const step = (now: number): void => {
    if (stop.signal.aborted) return;
    started ??= now;
    const part = Math.min(1, (now - started) / duration);
    strip.scrollLeft = from + (left - from) * ease(part);
    if (part < 1) requestAnimationFrame(step);
    else end();
  };
  requestAnimationFrame(step);
}
