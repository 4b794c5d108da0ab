import { expect, it } from 'vitest';
import { supporterThread } from './supporter-threads.ts';

const months = [{ month: '2026-10' }, { month: '2026-11' }];
const ts = (date: string) => Date.parse(`${date}T00:00:00Z`) / 1000;

it.each([
  ['the first month of the chart', '2025-12-01', 0],
  ['half a year ago', '2026-06-16', 0.5 + 0.5 / 12],
  ['a time before the chart', '2020-01-01', 0],
  ['today, at the edge', '2026-11-30', 0.94],
])('supporterThread begins in %s', (_when, since, begin) => {
  const thread = supporterThread({ status: 'active', sinceTs: ts(since) }, months);
  expect(thread).toMatchObject({ end: 1, state: 'going' });
  expect(thread.begin).toBeCloseTo(begin, 5);
});

it('supporterThread ends where the supporter left', () => {
  const left = { status: 'cancelled', sinceTs: ts('2026-04-01'), endsTs: ts('2026-09-01') } as const;
  expect(supporterThread(left, months)).toEqual({
    begin: 4 / 12,
    end: 9 / 12,
    state: 'gone',
    wordsBefore: false,
  });
});

it('supporterThread goes on to the edge for who leaves later, with the words before a late begin', () => {
  const leaving = { status: 'pending-cancel', sinceTs: ts('2026-08-01'), endsTs: ts('2026-12-12') } as const;
  expect(supporterThread(leaving, months)).toMatchObject({ end: 1, state: 'ending', wordsBefore: true });
});

it('supporterThread does not end before it begins, for who came and left at the edge', () => {
  const brief = { status: 'cancelled', sinceTs: ts('2026-11-29'), endsTs: ts('2026-11-30') } as const;
  const { begin, end } = supporterThread(brief, months);
  expect(end).toBeGreaterThanOrEqual(begin);
});
