import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';

/** Mails of one kind that were ordered on one day, by their state. */
export interface MailFiguresRow extends Columns<'mail_deliveries', 'kind'> {
  /** YYYY-MM-DD in UTC. */
  day: string;
  sent: number;
  queued: number;
  refused: number;
  suppressed: number;
  failed: number;
  dropped: number;
}

const STATES = ['sent', 'queued', 'refused', 'suppressed', 'failed', 'dropped'] as const;

/** Returns the deliveries by day and kind, the latest day first: as many days as deliveries are kept. */
export function mailFigures(db: Queryable): Promise<MailFiguresRow[]> {
  const counts = STATES.map((state) => `count(*) filter (where state = '${state}')::int as ${state}`);
  return db.query<MailFiguresRow>(
    `select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day, kind, ${counts.join(', ')}
       from mail_deliveries group by 1, 2 order by 1 desc, 2`,
  );
}

/** Returns the number of addresses that get no mails. */
export async function countSuppressions(db: Queryable): Promise<number> {
  const row = await first<{ count: number }>(db, 'select count(*)::int as count from mail_suppressions');
  return row?.count ?? 0;
}

/** A test mail. `ordered` is in seconds since 1970; `reply` the reply codes of the mail server that refused it. */
export interface TestMailRow extends Columns<'mail_deliveries', 'address' | 'reply' | 'state'> {
  ordered: number;
}

/** Returns the latest test mail of a staff member. */
export function lastTestMail(db: Queryable, userId: string): Promise<TestMailRow | undefined> {
  return first<TestMailRow>(
    db,
    `select state, address, reply, floor(extract(epoch from created_at))::float8 as ordered
       from mail_deliveries where user_id = $1 and kind = 'testMail' order by created_at desc limit 1`,
    [userId],
  );
}
