import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EventBatch } from '#generated/zod/eventBatch.zod.ts';
import { EventQueue, FLUSH_INTERVAL_MS } from './event-queue.ts';
import { watchAds } from './watch-ads.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Adds an ad, and returns what moves it into view and out of it. */
function adIn(placement: string, serve: string): (isInView: boolean) => void {
  const ad = document.createElement('article');
  Object.assign(ad.dataset, { adPlacement: placement, adServe: serve });
  document.body.append(ad);
  let top = 5000;
  ad.getBoundingClientRect = () => DOMRect.fromRect({ x: 0, y: top, width: 300, height: 200 });
  return (isInView) => {
    top = isInView ? 10 : 5000;
  };
}

it('watchAds counts an ad once for a placement and a showing, when it was in view at two looks in a row', () => {
  const sent: EventBatch[] = [];
  const queue = new EventQueue({
    send: (batch) => sent.push(batch) > 0,
    route: () => '/dashboard',
    sessionId: 'visit',
    isOnline: () => true,
  });
  queue.allow(new Set([7, 8, 9, 10]));
  function counted() {
    const trackers = sent.flatMap((batch) => batch.trackers ?? []);
    return trackers.map(({ kind, placementId, serveId }) => [kind, placementId, serveId]);
  }
  const move = adIn('timeline-house-7', 'one');
  watchAds(queue);
  for (const isInView of [true, false, true, false]) {
    move(isInView);
    vi.advanceTimersByTime(1000);
  }
  vi.advanceTimersByTime(FLUSH_INTERVAL_MS);
  expect(counted()).toEqual([]);
  move(true);
  vi.advanceTimersByTime(3 * FLUSH_INTERVAL_MS);
  const first = ['impression', 'timeline-house-7', 'one'];
  expect(counted()).toEqual([first]);
  adIn('timeline-house-7', 'two')(true);
  vi.advanceTimersByTime(3 * FLUSH_INTERVAL_MS);
  expect(counted()).toEqual([first, ['impression', 'timeline-house-7', 'two']]);
});
