import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EventBatch } from '#generated/zod/eventBatch.zod.ts';
import { EventQueue, FLUSH_INTERVAL_MS, MAX_QUEUED_EVENTS } from './event-queue.ts';

const ALL = new Set([7, 8, 9, 10]);
const NONE = new Set<number>();
let sent: EventBatch[] = [];
let isTaken = true;
let isOnline = true;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  isTaken = true;
  isOnline = true;
});
afterEach(() => vi.useRealTimers());

function makeQueue(): EventQueue {
  return new EventQueue({
    send: (batch) => {
      if (isTaken) sent.push(batch);
      return isTaken;
    },
    route: () => '/dashboard',
    sessionId: 'visit',
    isOnline: () => isOnline,
  });
}
const namesOf = () => sent.flatMap(({ events }) => events.map(({ name }) => name));

it('EventQueue sends one batch every five seconds, and none without events [analytics-01]', () => {
  const queue = makeQueue();
  queue.allow(ALL);
  queue.add('page_view', { referrer: 'example.org' });
  vi.advanceTimersByTime(4999);
  expect(sent).toEqual([]);
  queue.add('page_view');
  vi.advanceTimersByTime(1);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.events[0]).toMatchObject({
    name: 'page_view',
    page: '/dashboard',
    sessionId: 'visit',
    details: { referrer: 'example.org' },
  });
  vi.advanceTimersByTime(10 * FLUSH_INTERVAL_MS);
  expect(sent).toHaveLength(1);
});

it('EventQueue takes nothing before the answer about privacy, and only what needs no consent after a no [analytics-04]', () => {
  const queue = makeQueue();
  for (const purposes of [undefined, NONE]) {
    queue.allow(purposes);
    queue.add('page_view');
    queue.add('image_failure');
    queue.addImpression('1');
  }
  queue.flush();
  expect(namesOf()).toEqual(['image_failure']);
});

it('EventQueue drops what waits for a purpose that is withdrawn', () => {
  const queue = makeQueue();
  queue.allow(ALL);
  for (const name of ['page_view', 'post_impression', 'image_failure'] as const) queue.add(name);
  queue.allow(new Set([9]));
  queue.flush();
  expect(namesOf()).toEqual(['page_view', 'image_failure']);
  queue.add('page_view');
  queue.allow(undefined);
  vi.advanceTimersByTime(FLUSH_INTERVAL_MS);
  expect(sent).toHaveLength(1);
});

it('EventQueue adds the impression of a post once', () => {
  const queue = makeQueue();
  queue.allow(ALL);
  for (const id of ['1', '2', '1']) queue.addImpression(id);
  queue.flush();
  queue.addImpression('2');
  queue.flush();
  expect(sent.flatMap(({ events }) => events.map(({ details }) => details?.postId))).toEqual(['1', '2']);
});

it('EventQueue keeps a bounded number of events offline and sends them in batches of a hundred later', () => {
  const queue = makeQueue();
  queue.allow(ALL);
  isOnline = false;
  for (let n = 0; n < MAX_QUEUED_EVENTS + 50; n += 1) queue.addImpression(String(n));
  vi.advanceTimersByTime(FLUSH_INTERVAL_MS);
  expect(sent).toEqual([]);
  isOnline = true;
  vi.advanceTimersByTime(FLUSH_INTERVAL_MS);
  expect(sent.map(({ events }) => events.length)).toEqual([100, 100]);
  expect(sent[0]?.events[0]?.details).toEqual({ postId: '50' });
});

it('EventQueue keeps what the browser does not take', () => {
  const queue = makeQueue();
  queue.allow(ALL);
  isTaken = false;
  queue.add('page_view');
  queue.flush();
  isTaken = true;
  vi.advanceTimersByTime(FLUSH_INTERVAL_MS);
  expect(namesOf()).toEqual(['page_view']);
});

it('EventQueue sends an event of an ad once for its placement and showing, and none without consent to ads [analytics-05] [audience-27]', () => {
  const queue = makeQueue();
  const ad = { placementId: 'timeline-house-7', serveId: 'serve-1' };
  queue.allow(new Set([9]));
  queue.addTracker('impression', ad);
  queue.allow(ALL);
  queue.addTracker('impression', ad);
  queue.addTracker('impression', ad);
  queue.addTracker('impression', { ...ad, placementId: 'takeover-house-7' });
  queue.addTracker('click', ad);
  vi.advanceTimersByTime(FLUSH_INTERVAL_MS);
  const trackers = sent.flatMap((batch) => batch.trackers ?? []);
  expect(trackers.map(({ kind, placementId, serveId }) => [kind, placementId, serveId])).toEqual([
    ['impression', 'timeline-house-7', 'serve-1'],
    ['impression', 'takeover-house-7', 'serve-1'],
    ['click', 'timeline-house-7', 'serve-1'],
  ]);
  queue.addTracker('impression', { ...ad, serveId: 'serve-2' });
  queue.allow(NONE);
  vi.advanceTimersByTime(FLUSH_INTERVAL_MS);
  expect(sent).toHaveLength(1);
});
