import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';

/** The outcome of a report to moderators, and their words to those who sent one. */
export type ReportOutcomeRow = Columns<'community_reports', 'id'> &
  Columns<'community_decisions', 'reporter_message'> & { has_acted: boolean };

/** Returns the outcomes of settled reports by the ids of the reports. */
export async function reportOutcomesByIds(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, ReportOutcomeRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<ReportOutcomeRow>(
    `select r.id, d.reporter_message, r.state = 'acted' as has_acted
       from community_reports r join community_decisions d on d.id = r.decision_id where r.id = any($1::bigint[])`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}
