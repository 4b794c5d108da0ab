import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { adTime } from '../ad-time.ts';

/** Reports of a company that staff are shown. */
const MAX_REPORTS = 20;

/** Returns the numbers of the companies whose ads a member hid. */
export async function hiddenCompanies(db: Queryable, userId: string): Promise<ReadonlySet<number>> {
  const rows = await db.query<Columns<'hidden_ad_companies', 'vendor'>>(
    'select vendor from hidden_ad_companies where user_id = $1',
    [userId],
  );
  return new Set(rows.map(({ vendor }) => vendor));
}

/** Hides the ads of a company from a member. Idempotent. */
export async function hideCompany(
  db: Queryable,
  { userId, vendor, nowMs }: { userId: string; vendor: number; nowMs: number },
): Promise<void> {
  await db.query(
    `insert into hidden_ad_companies (user_id, vendor, hidden_at) values ($1, $2, $3)
     on conflict (user_id, vendor) do nothing`,
    [userId, vendor, adTime(nowMs)],
  );
}

/** Shows the ads of a company to a member again. */
export async function unhideCompany(db: Queryable, userId: string, vendor: number): Promise<void> {
  await db.query('delete from hidden_ad_companies where user_id = $1 and vendor = $2', [userId, vendor]);
}

/** Stores a member's report of an ad of a company in place of an earlier one. */
export async function putCompanyReport(
  db: Queryable,
  report: { vendor: number; userId: string; reason: string; note: string | null; nowMs: number },
): Promise<void> {
  await db.query(
    `insert into ad_company_reports (vendor, user_id, reason, note, reported_at) values ($1, $2, $3, $4, $5)
     on conflict (vendor, user_id)
     do update set reason = excluded.reason, note = excluded.note, reported_at = excluded.reported_at`,
    [report.vendor, report.userId, report.reason, report.note, adTime(report.nowMs)],
  );
}

/** Returns how many members hid and reported ads of a company. */
export async function countsOfCompany(
  db: Queryable,
  vendor: number,
): Promise<{ hides: number; reports: number }> {
  const row = await first<{ hides: number; reports: number }>(
    db,
    `select (select count(*)::int from hidden_ad_companies where vendor = $1) as hides,
            (select count(*)::int from ad_company_reports where vendor = $1) as reports`,
    [vendor],
  );
  return row ?? { hides: 0, reports: 0 };
}

/** Returns what members reported about ads of a company, the latest first. */
export function reportsOfCompany(
  db: Queryable,
  vendor: number,
): Promise<(Columns<'ad_company_reports', 'reason' | 'note'> & { reported: number })[]> {
  return db.query(
    `select reason, note, floor(extract(epoch from reported_at))::float8 as reported
       from ad_company_reports where vendor = $1 order by reported_at desc, user_id limit ${MAX_REPORTS}`,
    [vendor],
  );
}
