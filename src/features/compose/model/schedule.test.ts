import { expect, it } from 'vitest';
import { momentOf } from '#src/shared/lib/time/wall-time.ts';
import { createRequest, editRequest } from './request.ts';
import { isInFuture, suggestedTime } from './schedule.ts';
import { NO_FIXED_PART } from './types.ts';

const nothing = { doc: { type: 'doc' as const, content: [] }, tags: [] };

it('suggestedTime suggests a full hour at least one hour ahead', () => {
  for (const minutes of [0, 1, 30, 59]) {
    const now = new Date(2026, 4, 1, 22, minutes).getTime();
    const moment = momentOf(suggestedTime(now)) ?? 0;
    expect(new Date(moment).getMinutes()).toBe(0);
    expect(moment - now).toBeGreaterThan(60 * 60_000);
    expect(moment - now).toBeLessThanOrEqual(120 * 60_000);
  }
});

it('isInFuture compares a local time with the current time', () => {
  const now = new Date(2026, 4, 1, 9).getTime();
  expect(isInFuture('2026-05-01T09:01', now)).toBe(true);
  expect(isInFuture('2026-05-01T09:00', now)).toBe(false);
  expect(isInFuture('', now)).toBe(false);
  expect(isInFuture(undefined, now)).toBe(false);
});

it('createRequest sends the queue, a time in the queue, or no state [save-button-01]', () => {
  expect(createRequest({ ...nothing, outcome: 'queue' })).toEqual({ content: [], state: 'queue' });
  const timed = { ...nothing, outcome: 'schedule' as const, goesOutAt: '2026-05-01T09:00' };
  const publishOn = new Date(2026, 4, 1, 9).toISOString();
  expect(createRequest(timed)).toEqual({ content: [], state: 'queue', publishOn });
  expect(editRequest(timed, NO_FIXED_PART)).toMatchObject({ state: 'queue', publishOn });
  const kept = editRequest({ ...timed, outcome: 'keep' }, NO_FIXED_PART);
  expect([kept.state, kept.publishOn]).toEqual([undefined, undefined]);
  expect(createRequest({ ...nothing, outcome: 'draft' }).state).toBe('draft');
  expect(createRequest({ ...nothing, outcome: 'published' }).state).toBe('published');
});
