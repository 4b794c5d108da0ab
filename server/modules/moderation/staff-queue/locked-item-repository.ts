// Entries of the staff queue that are locked until the transaction ends. Every change locks in this order: the reports,
// the decision about the entry, the post or blog, its flag.

import type { Tables } from '#generated/schema.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { type FlagRow, lockFlag } from '../review/flags-repository.ts';
import { type ItemRef, itemIdOf } from './item-id.ts';

/** A report of an entry with its state, as it is restored by undoing a decision. */
export interface LockedReport
  extends Columns<
    'reports',
    'id' | 'state' | 'outcome' | 'decision_id',
    { state: 'open' | 'acted' | 'dismissed' }
  > {
  /** As text, so that no microsecond gets lost. */
  decided_at: string | null;
}

/** The reported subject of an entry. */
export interface Subject {
  kind: 'post' | 'reply' | 'blog' | 'conversation';
  blog_id: string;
  post_id: string | null;
  reply_id: string | null;
  /** Reason of the newest report. */
  reason: string;
}

/** An entry that is locked. */
export interface LockedItem {
  id: string;
  ref: ItemRef;
  isOpen: boolean;
  reports: readonly LockedReport[];
  /** Of reports. */
  subject?: Subject;
  /** Of an appeal. */
  flag?: FlagRow;
}

type ReportedRow = LockedReport & Pick<Tables['reports'], 'blog_id' | 'post_id' | 'reply_id' | 'reason'>;

const COLUMNS = 'r.id, r.state, r.outcome, r.decided_at::text as decided_at, r.decision_id';
const OF_SUBJECT = {
  post: 'r.post_id = $1 and r.reply_id is null',
  reply: 'r.reply_id = $1',
  blog: 'r.blog_id = $1 and r.post_id is null',
} as const;

function withoutSubject({ id, state, outcome, decided_at, decision_id }: LockedReport): LockedReport {
  return { id, state, outcome, decided_at, decision_id };
}

async function lockReported(
  tx: Queryable,
  ref: ItemRef & { kind: 'post' | 'reply' | 'blog' },
): Promise<LockedItem | undefined> {
  const rows = await tx.query<ReportedRow & { reported: string }>(
    `select ${COLUMNS}, r.blog_id, r.post_id, r.reply_id, r.reason, r.created_at::text as reported
       from reports r where ${OF_SUBJECT[ref.kind]} order by r.id for update`,
    [ref.subjectId],
  );
  const open = rows.filter(({ state }) => state === 'open');
  const named = open.length > 0 ? open : rows;
  const newest = named.reduce<(typeof rows)[number] | undefined>(
    (last, row) => (last && Date.parse(last.reported) > Date.parse(row.reported) ? last : row),
    undefined,
  );
  if (!newest) return undefined;
  const { blog_id, post_id, reply_id, reason } = newest;
  const subject = { kind: ref.kind, blog_id, post_id, reply_id, reason };
  return { id: itemIdOf(ref), ref, isOpen: open.length > 0, reports: rows.map(withoutSubject), subject };
}

async function lockConversation(tx: Queryable, ref: ItemRef): Promise<LockedItem | undefined> {
  const row = await first<ReportedRow>(
    tx,
    `select f.id, f.state, f.outcome, f.decided_at::text as decided_at, f.decision_id, f.kind as reason,
            case when c.low_blog_id = f.blog_id then c.high_blog_id else c.low_blog_id end as blog_id,
            null::bigint as post_id, null::bigint as reply_id
       from conversation_flags f join conversations c on c.id = f.conversation_id where f.id = $1 for update of f`,
    [ref.subjectId],
  );
  if (!row) return undefined;
  const { blog_id, reason } = row;
  return {
    ...{ id: itemIdOf(ref), ref, isOpen: row.state === 'open', reports: [withoutSubject(row)] },
    subject: { kind: 'conversation', blog_id, post_id: null, reply_id: null, reason },
  };
}

/** Locks the reports of a post. */
async function lockReportsOf(tx: Queryable, postId: string): Promise<LockedReport[]> {
  return tx.query<LockedReport>(
    `select ${COLUMNS} from reports r where ${OF_SUBJECT.post} order by r.id for update`,
    [postId],
  );
}

async function lockAppeal(tx: Queryable, ref: ItemRef): Promise<LockedItem | undefined> {
  const found = await first<Columns<'post_flags', 'post_id'>>(
    tx,
    'select post_id from post_flags where id = $1',
    [ref.subjectId],
  );
  if (!found) return undefined;
  const reports = await lockReportsOf(tx, found.post_id);
  const flag = await lockFlag(tx, ref.subjectId);
  if (!flag || flag.state === 'flagged') return undefined;
  return { ...{ id: itemIdOf(ref), ref, isOpen: flag.state === 'in_review', reports }, flag };
}

async function lockLetter(tx: Queryable, ref: ItemRef): Promise<LockedItem | undefined> {
  const row = await first<Columns<'support_requests', 'state'>>(
    tx,
    'select state from support_requests where id = $1 for update',
    [ref.subjectId],
  );
  return row && { id: itemIdOf(ref), ref, isOpen: row.state === 'open', reports: [] };
}

/** Returns an entry and locks it; undefined when there is none. */
export function lockItem(tx: Queryable, ref: ItemRef): Promise<LockedItem | undefined> {
  const { kind, subjectId } = ref;
  switch (kind) {
    case 'conversation':
      return lockConversation(tx, ref);
    case 'appeal':
      return lockAppeal(tx, ref);
    case 'letter':
      return lockLetter(tx, ref);
    default:
      return lockReported(tx, { kind, subjectId });
  }
}

/** Stores a decision with the reports that it settles. */
export async function settleReports(
  tx: Queryable,
  { ref, reports }: LockedItem,
  { outcome, decisionId }: { outcome: string; decisionId: string },
): Promise<void> {
  const table = ref.kind === 'conversation' ? 'conversation_flags' : 'reports';
  await tx.query(
    `update ${table} set state = case when $2 = 'dismiss' then 'dismissed' else 'acted' end, outcome = $2,
        decided_at = now(), decision_id = $3 where id = any($1::bigint[])`,
    [reports.map(({ id }) => id), outcome, decisionId],
  );
}

/** Restores the reports that a decision settled, unless they were sent again or decided anew since. */
export async function restoreReports(
  tx: Queryable,
  { kind }: ItemRef,
  decisionId: string,
  before: readonly LockedReport[],
): Promise<void> {
  const table = kind === 'conversation' ? 'conversation_flags' : 'reports';
  for (const { id, state, outcome, decided_at, decision_id } of before) {
    await tx.query(
      `update ${table} set state = $3, outcome = $4, decided_at = $5::timestamptz, decision_id = $6
        where id = $1 and decision_id = $2`,
      [id, decisionId, state, outcome, decided_at, decision_id],
    );
  }
}
