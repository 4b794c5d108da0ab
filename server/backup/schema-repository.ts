import type { Transaction } from '../db/database.ts';

/** A table in a backup. */
export type Table = {
  name: string;
  /** Stored columns: all except generated ones. */
  columns: string[];
};

/** Current value of a sequence. */
export type Sequence = { name: string; last: string; isCalled: boolean };

type ForeignKey = { name: string; table: string; definition: string };

/** Returns all tables with data of the site, in alphabetical order, without the table of migrations. */
export function readTables(tx: Transaction): Promise<Table[]> {
  return tx.query<Table>(
    `select c.relname::text as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns
       from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relispartition
        and c.relname <> 'schema_version'
      group by c.relname order by c.relname`,
  );
}

/** Returns the values of all sequences. They advance during a snapshot, which only skips numbers. */
export async function readSequences(tx: Transaction): Promise<Sequence[]> {
  const names = await tx.query<{ name: string }>(
    `select relname::text as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`,
  );
  const sequences: Sequence[] = [];
  for (const { name } of names) {
    const [row] = await tx.query<{ last: string; isCalled: boolean }>(
      `select last_value as last, is_called as "isCalled" from ${quoteIdentifier(name)}`,
    );
    if (row) sequences.push({ name, ...row });
  }
  return sequences;
}

/** Sets sequences to their values in the backup. */
export async function setSequences(tx: Transaction, sequences: readonly Sequence[]): Promise<void> {
  for (const { name, last, isCalled } of sequences) {
    await tx.query('select setval($1::text::regclass, $2::bigint, $3::boolean)', [
      quoteIdentifier(name),
      last,
      isCalled,
    ]);
  }
}

/**
 * Drops all foreign keys while `load` runs, so that tables can be filled in any order, and recreates them, which checks
 * every row.
 */
export async function withoutForeignKeys(tx: Transaction, load: () => Promise<void>): Promise<void> {
  const keys = await tx.query<ForeignKey>(
    `select quote_ident(conname) as name, conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of keys) await tx.script(`alter table ${table} drop constraint ${name}`);
  await load();
  // Checks that wait for the commit run now: a table with pending ones cannot be altered.
  await tx.query('set constraints all immediate');
  for (const { table, name, definition } of keys) {
    await tx.script(`alter table ${table} add constraint ${name} ${definition}`);
  }
}

/** Quotes a name as an SQL identifier. */
export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
