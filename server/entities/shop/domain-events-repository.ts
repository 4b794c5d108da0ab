import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';

/** Event of a domain, as a notification names it. */
export type NotifiedDomainRow = Columns<'domain_events', 'id' | 'name' | 'event'>;

/** Returns what happened to domains by the ids. */
export async function domainEventsByIds(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, NotifiedDomainRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<NotifiedDomainRow>(
    'select id, name, event from domain_events where id = any($1::bigint[])',
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}
