import { first, type Queryable, type Transaction } from '#server/db/database.ts';

const PREFIX = 'analytics_events_';

/** Returns the name of the table that holds a day. */
function partitionOf(day: string): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) throw new RangeError(`${day} is no day`);
  return `${PREFIX}${day.replaceAll('-', '')}`;
}

/** Returns the days that have a partition, the oldest first. */
export async function listPartitionDays(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    `select c.relname::text as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'analytics_events'::regclass and c.relname ~ '_[0-9]{8}$' order by c.relname`,
  );
  return rows.map(({ name }) => name.slice(PREFIX.length).replace(/^(....)(..)(..)$/, '$1-$2-$3'));
}

/** Returns true when a partition of that day exists. */
export async function hasPartition(db: Queryable, day: string): Promise<boolean> {
  const row = await first<{ found: boolean }>(db, 'select to_regclass($1) is not null as found', [
    partitionOf(day),
  ]);
  return row?.found ?? false;
}

/**
 * Makes the partition of a day. Events of that day that the default partition took meanwhile move into it: otherwise
 * attaching it would fail.
 */
export async function makePartition(tx: Transaction, day: string, nextDay: string): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('analytics partitions', 0))");
  if (await hasPartition(tx, day)) return;
  const table = partitionOf(day);
  partitionOf(nextDay);
  // Events that arrive until the commit wait, so that none is left in the default partition.
  await tx.script(`
    lock table analytics_events in share row exclusive mode;
    create table ${table} (like analytics_events including defaults including constraints);
    with moved as (delete from analytics_events_default where day = '${day}' returning *)
    insert into ${table} select * from moved;
    alter table analytics_events attach partition ${table} for values from ('${day}') to ('${nextDay}');
  `);
}

/** Drops the partition of a day with its events. */
export async function dropPartition(tx: Transaction, day: string): Promise<void> {
  await tx.script(`drop table if exists ${partitionOf(day)}`);
}

/** Deletes events of days that never got a partition. */
export async function deleteUnpartitioned(db: Queryable, before: string): Promise<void> {
  await db.query('delete from analytics_events_default where day < $1', [before]);
}
