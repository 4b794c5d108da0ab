import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import type { StaffDecision } from '#generated/zod/staffDecision.zod.ts';
import type { StaffOutcome } from '#generated/zod/staffOutcome.zod.ts';
import type { StaffQueueItem } from '#generated/zod/staffQueueItem.zod.ts';

/** An entry that was settled while the page was open; it stays in its place. */
export interface SettledStaffEntry {
  item: StaffQueueItem;
  /** `beaten`: a colleague decided first. */
  outcome: StaffOutcome | 'beaten';
  decision: StaffDecision | undefined;
}

/** An entry as the queue lists it. */
export type StaffEntry = StaffQueueItem | SettledStaffEntry;

/** Returns true for an entry that was settled while the page was open. */
export function isSettledHere(entry: StaffEntry): entry is SettledStaffEntry {
  return 'outcome' in entry;
}

/** Returns the blog an entry is about; undefined for a letter of a visitor. */
export function blogOf({ report, appeal, supportRequest }: StaffQueueItem): BlogRef | undefined {
  return report?.reply?.blog ?? report?.blog ?? appeal?.post.blog ?? supportRequest?.blog;
}

/** Outcomes that fit an entry, in the order of their keys; none for a letter, which is answered. */
export function outcomesOf({ type, report }: StaffQueueItem): readonly StaffOutcome[] {
  if (type === 'appeal') return ['accepted', 'rejected'];
  switch (report?.kind) {
    case 'post':
      return ['dismiss', 'label', 'remove', 'suspend'];
    case 'reply':
      return ['dismiss', 'remove', 'suspend'];
    case 'blog':
    case 'conversation':
      return ['dismiss', 'suspend'];
    default:
      return [];
  }
}

const itemOf = (entry: StaffEntry): StaffQueueItem => (isSettledHere(entry) ? entry.item : entry);

/** Returns the open entries and those that were settled here in the order of the queue: danger first, then age. */
export function entriesInOrder(
  open: readonly StaffQueueItem[],
  settled: readonly SettledStaffEntry[],
): StaffEntry[] {
  const done = new Set(settled.map(({ item }) => item.id));
  return [...open.filter(({ id }) => !done.has(id)), ...settled].sort((a, b) => {
    const [one, other] = [itemOf(a), itemOf(b)];
    return Number(other.isUrgent) - Number(one.isUrgent) || one.createdTs - other.createdTs;
  });
}

/** Reports of blogs for one reason that one act can settle. */
export interface StaffGroup {
  reason: string;
  items: readonly StaffQueueItem[];
  reportCount: number;
}

/** Number of blogs from which on they are offered together. */
const GROUP_MIN_COUNT = 3;

/** Returns the open reports of blogs that share their reason, where there are at least three that nobody has claimed. */
export function groupsOf(
  items: readonly StaffQueueItem[],
  isFree: (item: StaffQueueItem) => boolean,
): StaffGroup[] {
  const byReason = new Map<string, StaffQueueItem[]>();
  for (const item of items) {
    const { report, state } = item;
    if (report?.kind !== 'blog' || state !== 'open' || !isFree(item)) continue;
    byReason.set(report.reason, [...(byReason.get(report.reason) ?? []), item]);
  }
  return [...byReason]
    .filter(([, of]) => of.length >= GROUP_MIN_COUNT)
    .map(([reason, of]) => ({
      reason,
      items: of,
      reportCount: of.reduce((sum, { report }) => sum + (report?.reportCount ?? 0), 0),
    }));
}
