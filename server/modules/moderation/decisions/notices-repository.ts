import type { Tables } from '#generated/schema.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import type { ItemKind } from '../staff-queue/item-id.ts';
import type { LockedReport } from '../staff-queue/locked-item-repository.ts';

/** A member who is told of a decision. */
export type Recipient = Pick<Tables['users'], 'id' | 'email' | 'locale'>;

/** A reporter who is told of a decision. */
export interface ReporterRow extends Recipient {
  report_id: string;
}

/** Returns true when notices are due. */
export async function hasDueNotices(db: Queryable): Promise<boolean> {
  return (
    (await first(db, 'select 1 from staff_decisions where notice_due_at <= now() limit 1')) !== undefined
  );
}

/** Returns the decisions whose notices are due, the longest due first. */
export async function dueDecisions(db: Queryable): Promise<string[]> {
  const rows = await db.query<Columns<'staff_decisions', 'id'>>(
    'select id from staff_decisions where notice_due_at <= now() order by notice_due_at limit 100',
  );
  return rows.map(({ id }) => id);
}

/** Marks the notices of a decision as sent. Returns false when another process did, or when they are put off or withdrawn. */
export async function markTold(tx: Queryable, id: string): Promise<boolean> {
  const rows = await tx.query(
    `update staff_decisions set notice_due_at = null, notified_at = now()
      where id = $1 and notice_due_at <= now() and revoked_at is null and replaced_by is null returning id`,
    [id],
  );
  return rows.length > 0;
}

/** Returns a member who gets e-mails; a deleted account gets none. */
export function recipient(db: Queryable, userId: string): Promise<Recipient | undefined> {
  return first<Recipient>(db, `select id, email, locale from users where id = $1 and state <> 'deleted'`, [
    userId,
  ]);
}

/** Returns those whose reports a decision settled who do not know its outcome yet. */
export function reportersOf(
  db: Queryable,
  kind: ItemKind,
  { id, outcome, reports }: { id: string; outcome: string; reports: readonly LockedReport[] },
): Promise<ReporterRow[]> {
  const untold = reports.filter((one) => one.outcome !== outcome).map((one) => one.id);
  const from =
    kind === 'conversation'
      ? 'conversation_flags r join blogs b on b.id = r.blog_id join users u on u.id = b.owner_id'
      : 'reports r join users u on u.id = r.user_id';
  return db.query<ReporterRow>(
    `select r.id as report_id, u.id, u.email, u.locale from ${from}
      where r.id = any($1::bigint[]) and r.decision_id = $2 and u.state <> 'deleted' order by r.id`,
    [untold, id],
  );
}

/** Returns the name of a blog. */
export async function nameOfBlog(db: Queryable, blogId: string): Promise<string> {
  const row = await first<Columns<'blogs', 'name'>>(db, 'select name from blogs where id = $1', [blogId]);
  return row?.name ?? '';
}
