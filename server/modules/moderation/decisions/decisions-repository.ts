import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, json, type Queryable, type SqlValue } from '#server/db/database.ts';
import type { LockedReport } from '../staff-queue/locked-item-repository.ts';
import type { Effects } from './effects.ts';

type Schemas = components['schemas'];
type Outcome = Schemas['StaffOutcome'];

/** All that is needed to restore the state before a decision. */
export interface Before {
  /** The outcome that held before; undefined for none. */
  outcome?: Outcome;
  /** The reports that it settled, as they were. */
  reports?: readonly LockedReport[];
  /** Its effects. */
  effects?: Effects;
  /** The flag that lay on the post before, as the text of a row. */
  flag?: string;
  /** True when the outcome held already, so that nothing changed; `effects` are those of the decision before. */
  isCarried?: true;
  /** True when it said nothing new, so that nobody is told again. */
  isSame?: true;
}

/** A decision of staff. Times are seconds since 1970. */
export interface DecisionRow
  extends Columns<
    'staff_decisions',
    | 'id'
    | 'item_id'
    | 'blog_id'
    | 'author_id'
    | 'outcome'
    | 'reason'
    | 'author_message'
    | 'reporter_message'
    | 'staff_id'
    | 'replaced_by',
    { outcome: Outcome; reason: Schemas['ReportReason'] | null; before: Before }
  > {
  decided: number;
  notice_due: number | null;
  /** True when author and reporters were told. */
  is_told: boolean;
  is_revoked: boolean;
  ends: number | null;
  /** True when the site has ended the suspension. */
  is_ended: boolean;
}

const seconds = (column: string) => `floor(extract(epoch from d.${column}))::float8`;
const COLUMNS = `d.id, d.item_id, d.blog_id, d.author_id, d.outcome, d.reason, d.author_message, d.reporter_message,
  d.staff_id, d.replaced_by, d.before, ${seconds('decided_at')} as decided,
  ceil(extract(epoch from d.notice_due_at))::float8 as notice_due,
  d.notified_at is not null as is_told, d.revoked_at is not null as is_revoked,
  ${seconds('until_at')} as ends, d.ended_at is not null as is_ended`;

function query(db: Queryable, rest: string, values: readonly SqlValue[]): Promise<DecisionRow[]> {
  return db.query<DecisionRow>(`select ${COLUMNS} from staff_decisions d where ${rest}`, [...values]);
}

/** Returns decisions by their ids. */
export async function decisionsByIds(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, DecisionRow>> {
  if (ids.length === 0) return new Map();
  const rows = await query(db, 'd.id = any($1::bigint[])', [[...new Set(ids)]]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns a decision and locks it. The caller has locked its entry before, as every other change does. */
export async function lockDecision(tx: Queryable, id: string): Promise<DecisionRow | undefined> {
  const [row] = await query(tx, 'd.id = $1 for update', [id]);
  return row;
}

/** Returns the decision that holds about an entry and locks it; undefined when there is none. */
export async function lockCurrent(tx: Queryable, itemId: string): Promise<DecisionRow | undefined> {
  const [row] = await query(
    tx,
    'd.item_id = $1 and d.revoked_at is null and d.replaced_by is null order by d.id desc limit 1 for update',
    [itemId],
  );
  return row;
}

/** Returns the decision in whose place a later one stands, and locks it. */
export async function lockReplacedBy(
  tx: Queryable,
  id: string,
  itemId: string,
): Promise<DecisionRow | undefined> {
  const [row] = await query(
    tx,
    'd.replaced_by = $1 and d.item_id = $2 and d.revoked_at is null order by d.id desc limit 1 for update',
    [id, itemId],
  );
  return row;
}

/** Returns the last decision about each entry that was not revoked. */
export async function lastDecisionsOf(
  db: Queryable,
  itemIds: readonly string[],
): Promise<Map<string, DecisionRow>> {
  const rows = await query(
    db,
    `d.id in (select max(o.id) from staff_decisions o where o.item_id = any($1::text[]) and o.revoked_at is null
      group by o.item_id)`,
    [itemIds],
  );
  return new Map(rows.map((row) => [row.item_id, row]));
}

/** Returns the last decisions about a member's content that took something from them, the newest first. */
export function decisionsAboutAuthor(db: Queryable, authorId: string, limit: number): Promise<DecisionRow[]> {
  return query(
    db,
    `d.author_id = $1 and d.outcome <> 'dismiss' and d.revoked_at is null and d.replaced_by is null
      order by d.id desc limit $2`,
    [authorId, limit],
  );
}

/** A decision to be inserted. */
export interface NewDecision {
  itemId: string;
  blogId: string;
  authorId: string | null;
  outcome: Outcome;
  reason: Schemas['ReportReason'] | null;
  /** Seconds since 1970. */
  until: number | null;
  authorMessage: string;
  reporterMessage: string;
  staffId: string;
  noticeDueAt: Date;
}

/** Inserts a decision. Returns its id. */
export async function insertDecision(tx: Queryable, decision: NewDecision): Promise<string> {
  const row = await first<Columns<'staff_decisions', 'id'>>(
    tx,
    `insert into staff_decisions (item_id, blog_id, author_id, outcome, reason, until_at, author_message,
        reporter_message, staff_id, notice_due_at)
      values ($1, $2, $3, $4, $5, to_timestamp($6::float8), $7, $8, $9, $10) returning id`,
    [
      decision.itemId,
      decision.blogId,
      decision.authorId,
      decision.outcome,
      decision.reason,
      decision.until,
      decision.authorMessage,
      decision.reporterMessage,
      decision.staffId,
      decision.noticeDueAt.toISOString(),
    ],
  );
  if (!row) throw new Error('A decision was not written');
  return row.id;
}

/** Stores what is needed to undo a decision. */
export async function setBefore(tx: Queryable, id: string, before: Before): Promise<void> {
  await tx.query('update staff_decisions set before = $2 where id = $1', [id, json(before)]);
}

/** Puts a decision in the place of an earlier one, of which nobody is told any more. */
export async function replaceDecision(tx: Queryable, id: string, byId: string): Promise<void> {
  await tx.query('update staff_decisions set replaced_by = $2, notice_due_at = null where id = $1', [
    id,
    byId,
  ]);
}

/** Lets the decisions hold again that a later one had replaced; those nobody was told of are told then. */
export async function restoreReplaced(tx: Queryable, byId: string, noticeDueAt: Date): Promise<void> {
  await tx.query(
    `update staff_decisions set replaced_by = null,
        notice_due_at = case when notified_at is null then $2::timestamptz end where replaced_by = $1`,
    [byId, noticeDueAt.toISOString()],
  );
}

/** Marks a decision as undone; it is told to nobody any more. */
export async function markRevoked(tx: Queryable, id: string): Promise<void> {
  await tx.query('update staff_decisions set revoked_at = now(), notice_due_at = null where id = $1', [id]);
}

/** The part of a decision that can be changed until its notices are sent; undefined stays. */
export interface DecisionWords {
  reason: Schemas['ReportReason'] | undefined;
  /** Null for a suspension without end. */
  until: number | null | undefined;
  authorMessage: string | undefined;
  reporterMessage: string | undefined;
}

/** Changes a decision and puts its notices off. */
export async function updateDecision(
  tx: Queryable,
  id: string,
  words: DecisionWords,
  noticeDueAt: Date,
): Promise<void> {
  await tx.query(
    `update staff_decisions set reason = coalesce($2, reason), author_message = coalesce($3, author_message),
        reporter_message = coalesce($4, reporter_message), notice_due_at = $5,
        until_at = case when $6 then to_timestamp($7::float8) else until_at end where id = $1`,
    [
      id,
      words.reason ?? null,
      words.authorMessage ?? null,
      words.reporterMessage ?? null,
      noticeDueAt.toISOString(),
      words.until !== undefined,
      words.until ?? null,
    ],
  );
}
