import { expect, it } from 'vitest';
import type { AdminReport } from '#generated/zod/adminReport.zod.ts';
import type { StaffQueueItem } from '#generated/zod/staffQueueItem.zod.ts';
import { aBlog } from '#tests/support/ui-posts.ts';
import { entriesInOrder, groupsOf, isSettledHere, outcomesOf } from './staff-entries.ts';

function reportOf(
  id: string,
  more: Partial<StaffQueueItem> = {},
  report: Partial<AdminReport> = {},
): StaffQueueItem {
  return {
    ...{ id, type: 'report', state: 'open', isUrgent: false, createdTs: 100, notes: [] },
    report: {
      ...{ id, kind: 'blog', reason: 'spam', state: 'open', reportCount: 2, createdTs: 100, blog: aBlog(id) },
      ...report,
    },
    ...more,
  };
}

it('entriesInOrder puts danger first, then the oldest, and keeps what was settled in its place', () => {
  const [old, young] = [reportOf('old', { createdTs: 1 }), reportOf('young', { createdTs: 9 })];
  const urgent = reportOf('urgent', { createdTs: 50, isUrgent: true });
  const done = { item: reportOf('done', { createdTs: 5 }), outcome: 'dismiss' as const, decision: undefined };
  const entries = entriesInOrder([young, reportOf('done', { createdTs: 5 }), old, urgent], [done]);
  expect(entries.map((entry) => (isSettledHere(entry) ? 'settled done' : entry.id))).toEqual([
    ...['urgent', 'old', 'settled done', 'young'],
  ]);
});

it('groupsOf offers three blogs or more of one reason together, without those that a colleague has open', () => {
  const spam = ['a', 'b', 'c', 'd'].map((id) => reportOf(id));
  const other = [reportOf('e', {}, { reason: 'hate' }), reportOf('f', {}, { kind: 'post' })];
  const groups = groupsOf([...spam, ...other], ({ id }) => id !== 'd');
  expect(groups).toEqual([{ reason: 'spam', items: spam.slice(0, 3), reportCount: 6 }]);
  expect(groupsOf(spam, ({ id }) => id < 'c')).toEqual([]);
});

it.each([
  ['post', ['dismiss', 'label', 'remove', 'suspend']],
  ['reply', ['dismiss', 'remove', 'suspend']],
  ['blog', ['dismiss', 'suspend']],
  ['conversation', ['dismiss', 'suspend']],
] as const)('outcomesOf offers the decisions that fit a reported %s', (kind, outcomes) => {
  expect(outcomesOf(reportOf('a', {}, { kind }))).toEqual(outcomes);
});
