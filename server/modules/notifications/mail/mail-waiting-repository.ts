import { firstIdAt } from '#server/core/ids.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import type { MailNews, WaitingMail } from '#server/mail/mail-cause.ts';

/** Events of the outbox that concern one member and are told by one kind of mail. */
export type MailGroup = Columns<'mail_waiting', 'user_id' | 'kind'>;

/** Number of due events that one claim looks at. */
const CLAIM_SIZE = 200;
/** Maximum number of events that one mail is chosen from; older ones are dropped. */
const MAX_WAITING = 500;
/** Age after which an event is no longer mailed, in milliseconds: a site that was down tells no old news. */
const STALE_AFTER_MS = 3 * 86_400_000;
/** Furthest that a due time is set ahead, in milliseconds; one beyond it was written by a clock that was wrong. */
const MAX_AHEAD_MS = 2 * 86_400_000;
/** Days for which it is remembered when a group was told. */
const TOLD_TTL_DAYS = 30;

/** Returns SQL for a moment: milliseconds since 1970 in a parameter. */
const moment = (parameter: string): string => `to_timestamp(${parameter}::float8 / 1000)`;

/**
 * Returns true when any event is due.
 *
 * @param now milliseconds since 1970
 */
export async function isMailDue(db: Queryable, now: number): Promise<boolean> {
  const row = await first<{ due: boolean }>(
    db,
    `select exists (select 1 from mail_waiting where due_at <= ${moment('$1')}) as due`,
    [now],
  );
  return row?.due ?? false;
}

/**
 * Leases the members and kinds whose events have been due longest until `until`, so that no other process takes them
 * meanwhile. Run it in a transaction of its own, which is repeated after a deadlock.
 */
export function claimMailGroups(tx: Queryable, now: number, until: number): Promise<MailGroup[]> {
  return tx.query<MailGroup>(
    `with due as materialized (
       select user_id, kind from mail_waiting where due_at <= ${moment('$1')} order by due_at limit ${CLAIM_SIZE}
     ), claimed as (
       update mail_waiting w set due_at = ${moment('$2')} from (select distinct user_id, kind from due) d
        where w.user_id = d.user_id and w.kind = d.kind and w.due_at <= ${moment('$1')}
       returning w.user_id, w.kind
     )
     select distinct user_id, kind from claimed`,
    [now, until],
  );
}

/** Returns the newest events of a group, due or not, oldest first; deletes stale and excess ones. */
export async function waitingMails(
  db: Queryable,
  { user_id: userId, kind }: MailGroup,
  now: number,
): Promise<WaitingMail[]> {
  await db.query(
    `delete from mail_waiting where user_id = $1 and kind = $2 and subject_id < greatest($3::bigint, coalesce((
       select subject_id from mail_waiting where user_id = $1 and kind = $2 order by subject_id desc offset $4 limit 1), 0))`,
    [userId, kind, firstIdAt(now - STALE_AFTER_MS), MAX_WAITING - 1],
  );
  const rows = await db.query<Columns<'mail_waiting', 'subject_id' | 'blog_id'>>(
    'select subject_id, blog_id from mail_waiting where user_id = $1 and kind = $2 order by subject_id, blog_id',
    [userId, kind],
  );
  return rows.map(({ subject_id, blog_id }) => ({ subjectId: subject_id, blogId: blog_id }));
}

const SAME = `w.user_id = $1 and w.kind = $2 and w.subject_id = n.subject_id and w.blog_id = n.blog_id`;
const NAMED = 'unnest($3::bigint[], $4::bigint[]) as n (subject_id, blog_id)';

function namedParams({ user_id: userId, kind }: MailGroup, rows: readonly WaitingMail[]) {
  const subjects = rows.map(({ subjectId }) => subjectId);
  return [userId, kind, subjects, rows.map(({ blogId }) => blogId)] as const;
}

/** Locks events until the transaction ends. Returns false when some are no longer there. */
export async function lockMails(
  tx: Queryable,
  group: MailGroup,
  rows: readonly WaitingMail[],
): Promise<boolean> {
  const locked = await tx.query(
    `select 1 from mail_waiting w join ${NAMED} on ${SAME} order by w.subject_id, w.blog_id for update of w`,
    [...namedParams(group, rows)],
  );
  return locked.length === rows.length;
}

/** Deletes events that were told or must not be told. */
export async function dropMails(
  db: Queryable,
  group: MailGroup,
  rows: readonly WaitingMail[],
): Promise<void> {
  if (rows.length === 0) return;
  await db.query(`delete from mail_waiting w using ${NAMED} where ${SAME}`, [...namedParams(group, rows)]);
}

/** Holds events back until a moment (milliseconds since 1970). */
export async function holdMails(
  db: Queryable,
  group: MailGroup,
  rows: readonly WaitingMail[],
  until: number,
): Promise<void> {
  if (rows.length === 0) return;
  await db.query(`update mail_waiting w set due_at = ${moment('$5')} from ${NAMED} where ${SAME}`, [
    ...namedParams(group, rows),
    until,
  ]);
}

/** Returns when each group of a member was last told, in milliseconds since 1970. */
export async function toldTimes(
  db: Queryable,
  { user_id: userId, kind }: MailGroup,
): Promise<Map<string, number>> {
  const rows = await db.query<Columns<'mail_told', 'group_id'> & { told: number }>(
    `select group_id, (extract(epoch from told_at) * 1000)::float8 as told from mail_told where user_id = $1 and kind = $2`,
    [userId, kind],
  );
  return new Map(rows.map(({ group_id: id, told }) => [id, told]));
}

/** Records that a mail told groups, and up to which event. */
export async function markMailTold(
  tx: Queryable,
  { user_id: userId, kind }: MailGroup,
  groups: MailNews['groups'],
  now: number,
): Promise<void> {
  await tx.query(
    `insert into mail_told (user_id, kind, group_id, told_at, subject_id)
     select $1, $2, g.id, ${moment('$3')}, g.newest from unnest($4::bigint[], $5::bigint[]) as g (id, newest)
     on conflict (user_id, kind, group_id) do update set told_at = excluded.told_at, subject_id = excluded.subject_id`,
    [userId, kind, now, groups.map(({ id }) => id), groups.map(({ newest }) => newest)],
  );
}

/** Returns true when the member still has this confirmed address, and an account that is not closed or suspended. */
export async function isStillReached(db: Queryable, userId: string, email: string): Promise<boolean> {
  const found = await db.query(
    `select 1 from users where id = $1 and email = $2 and email_verified_at is not null
       and state in ('active', 'partial')`,
    [userId, email],
  );
  return found.length > 0;
}

/**
 * Deletes what is no longer needed of the groups that were told, and corrects due times that a wrong clock set too far
 * ahead.
 */
export async function sweepMails(db: Queryable, now: number): Promise<void> {
  await db.query(
    `delete from mail_told where told_at < ${moment('$1')} - make_interval(days => ${TOLD_TTL_DAYS}) or told_at > ${moment('$2')}`,
    [now, now + MAX_AHEAD_MS],
  );
  await db.query(`update mail_waiting set due_at = ${moment('$1')} where due_at > ${moment('$2')}`, [
    now,
    now + MAX_AHEAD_MS,
  ]);
}
