import type { EventQueue } from './event-queue.ts';

/** Milliseconds between two looks for ads that came into view. */
const LOOK_MS = 1000;
/** Share of an ad that must be in view. */
const VISIBLE_SHARE = 0.5;

/** Attributes of an ad that is shown: its placement and the id of the showing. */
const SHOWN = '[data-ad-serve]';

function trackerOf({ dataset: { adServe: serveId = '', adPlacement: placementId = '' } }: HTMLElement) {
  return { serveId, placementId };
}

function isHalfInView(element: HTMLElement): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  const seen = Math.min(bottom, window.innerHeight) - Math.max(top, 0);
  return height > 0 && seen >= height * VISIBLE_SHARE;
}

/**
 * Adds the impressions and clicks of ads, each once for a showing. An ad was seen when it is in view at two looks in a row:
 * one that is scrolled past is not. Only with consent: the queue takes none without it.
 */
export function watchAds(queue: EventQueue): void {
  let before = new Set<string>();
  setInterval(() => {
    const inView = new Set<string>();
    for (const ad of document.querySelectorAll<HTMLElement>(SHOWN)) {
      if (document.visibilityState === 'hidden' || !isHalfInView(ad)) continue;
      const tracker = trackerOf(ad);
      const key = `${tracker.placementId} ${tracker.serveId}`;
      inView.add(key);
      if (before.has(key)) queue.addTracker('impression', tracker);
    }
    before = inView;
  }, LOOK_MS);
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const ad = link?.closest<HTMLElement>(SHOWN);
    if (ad) queue.addTracker('click', trackerOf(ad));
  });
}
