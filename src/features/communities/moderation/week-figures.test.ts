import { expect, it } from 'vitest';
import { aModerationDecision, aModerationItem } from '#tests/support/ui-moderation.ts';
import { aBlog } from '#tests/support/ui-posts.ts';
import { queueFigures } from './week-figures.ts';

const NOW_SECONDS = 1_780_000_000;
const MINUTE_SECONDS = 60;
const DAY_SECONDS = 86_400;
const loom = aBlog('loom');
const greta = aBlog('greta');

function decided(ago: number, took: number, by: typeof loom | undefined = loom) {
  const decidedTs = NOW_SECONDS - ago;
  return aModerationItem(`i${ago}`, {
    state: 'decided',
    createdTs: decidedTs - took,
    decision: aModerationDecision(`d${ago}`, { decidedTs, decidedBy: by }),
  });
}

it('queueFigures counts the decisions of seven days by person, without requests and older ones', () => {
  const items = [
    decided(2 * DAY_SECONDS, MINUTE_SECONDS),
    decided(DAY_SECONDS, MINUTE_SECONDS, greta),
    decided(3 * DAY_SECONDS, MINUTE_SECONDS),
    decided(8 * DAY_SECONDS, MINUTE_SECONDS),
    aModerationItem('request', { kind: 'request', state: 'decided' }),
  ];
  const { last, week } = queueFigures(items, NOW_SECONDS, true);
  expect(last).toEqual({ decidedTs: NOW_SECONDS - DAY_SECONDS, decidedBy: greta });
  expect([week.count, week.isMore]).toEqual([3, false]);
  expect(queueFigures(items, NOW_SECONDS, false).week).toMatchObject({ count: 3, isMore: true });
  expect(week.people).toEqual([
    { blog: loom, count: 2 },
    { blog: greta, count: 1 },
  ]);
});

it('queueFigures says within which time half of the decisions were made, from four on', () => {
  const took = [5, 26, 40, 90].map((minutes, index) => decided(index + 1, minutes * MINUTE_SECONDS));
  expect(queueFigures(took, NOW_SECONDS, true).week.medianSeconds).toBe(26 * MINUTE_SECONDS);
  expect(queueFigures(took.slice(1), NOW_SECONDS, true).week.medianSeconds).toBeUndefined();
});

it('queueFigures has no last decision of a queue that never had one', () => {
  expect(queueFigures([], NOW_SECONDS, true)).toEqual({
    last: undefined,
    week: { count: 0, isMore: false, medianSeconds: undefined, people: [] },
  });
});
