import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import type { CheckedRecord } from './record-rules.ts';

/** A record of a member. */
export type DnsRow = Columns<
  'dns_records',
  'id' | 'type' | 'host' | 'value' | 'ttl' | 'priority' | 'weight' | 'port' | 'flag' | 'tag'
>;

const COLUMNS = 'id, type, host, value, ttl, priority, weight, port, flag, tag';

/** Returns the records of a domain, in the order in which they were added. */
export function recordsOf(db: Queryable, domainId: string): Promise<DnsRow[]> {
  return db.query<DnsRow>(`select ${COLUMNS} from dns_records where domain_id = $1 order by id`, [domainId]);
}

function valuesOf(record: CheckedRecord): (string | number | null)[] {
  const { type, host, value, ttl, priority, weight, port, flag, tag } = record;
  return [type, host, value, ttl, priority, weight, port, flag, tag];
}

/** Stores a record. */
export async function insertRecord(tx: Queryable, domainId: string, record: CheckedRecord): Promise<DnsRow> {
  const row = await first<DnsRow>(
    tx,
    `insert into dns_records (domain_id, type, host, value, ttl, priority, weight, port, flag, tag)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning ${COLUMNS}`,
    [domainId, ...valuesOf(record)],
  );
  if (row === undefined) throw new Error('The record was not stored.');
  return row;
}

/** Changes a record; returns undefined when the domain has none with this id. */
export function updateRecord(
  tx: Queryable,
  domainId: string,
  id: string,
  record: CheckedRecord,
): Promise<DnsRow | undefined> {
  return first<DnsRow>(
    tx,
    `update dns_records set type = $3, host = $4, value = $5, ttl = $6, priority = $7, weight = $8, port = $9, flag = $10,
            tag = $11
      where domain_id = $1 and id::text = $2 returning ${COLUMNS}`,
    [domainId, id, ...valuesOf(record)],
  );
}

/** Deletes a record; returns false when the domain has none with this id. */
export async function deleteRecord(db: Queryable, domainId: string, id: string): Promise<boolean> {
  const row = await first(db, 'delete from dns_records where domain_id = $1 and id::text = $2 returning id', [
    domainId,
    id,
  ]);
  return row !== undefined;
}
