import type { ModerationDecision } from '#generated/zod/moderationDecision.zod.ts';
import type { ModerationItem } from '#generated/zod/moderationItem.zod.ts';

/** Nature of an entry, which decides its words and its two answers. */
export type EntryNature = 'report' | 'waiting' | 'request' | 'appeal';

/** Returns what an entry waits for. An open appeal outweighs reports: it is what somebody waits for. */
export function natureOf({ kind, decision, reportCount, isHidden }: ModerationItem): EntryNature {
  if (kind === 'request') return 'request';
  if (decision?.appeal?.state === 'open') return 'appeal';
  if (kind === 'member') return reportCount > 0 ? 'report' : 'appeal';
  return reportCount > 0 && !isHidden ? 'report' : 'waiting';
}

/** Way in which an entry was settled on this page. */
export type Outcome =
  | 'approve'
  | 'remove'
  | 'send_back'
  | 'label'
  | 'unlabel'
  | 'escalate'
  | 'let_in'
  | 'not_now'
  | 'accepted'
  | 'rejected'
  /** A colleague decided first. */
  | 'beaten';

/** An entry that was settled while the page was open; it stays in its place. */
export interface SettledEntry {
  item: ModerationItem;
  outcome: Outcome;
  /** The decision, or the one that was faster. Requests have none. */
  decision?: ModerationDecision | undefined;
  /** True while it waits for a connection. */
  isUnsent?: boolean;
}

/** Returns the entries in the order of the queue: those that wait and those that were settled here. */
export function entriesInOrder(
  open: readonly ModerationItem[],
  settled: readonly SettledEntry[],
): (ModerationItem | SettledEntry)[] {
  const done = new Set(settled.map(({ item }) => item.id));
  const createdOf = (entry: ModerationItem | SettledEntry): number =>
    'outcome' in entry ? entry.item.createdTs : entry.createdTs;
  return [...open.filter(({ id }) => !done.has(id)), ...settled].sort((a, b) => createdOf(a) - createdOf(b));
}
