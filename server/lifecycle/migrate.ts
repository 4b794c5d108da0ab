import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Postgrator from 'postgrator';
import { type Database, DatabaseFault, first, type Transaction } from '#server/db/database.ts';
import { StartFault } from '../core/start-fault.ts';
import { migrateJobs } from '../jobs/jobs-queue.ts';
import { indexEveryPost } from '../search/repository.ts';
import { refoldTagKeys } from './tag-keys-repository.ts';

const folder = fileURLToPath(new URL('../db/migrations/', import.meta.url));
/** Key of the advisory lock; arbitrary, as long as no other lock in this database uses it. */
const lockNumber = '7205759403792793';
/** Migrations after which the search index is filled by code, because databases split words differently. */
const INDEXED_AFTER = ['10.do.search', '96.do.folded-tags'];
/** Migration after which stored tag keys are folded by code, because databases fold letters differently. */
const FOLDED_AFTER = '96.do.folded-tags';

/**
 * Migrates the schema to `version` (the newest by default; lower numbers undo). Atomic, in one transaction under an
 * advisory lock: several processes may start at once, and a killed one leaves no partial schema.
 *
 * The tables of the jobs, which pg-boss has in a schema of its own, are migrated along with the newest version.
 *
 * @returns the names of the migrations that ran, oldest first.
 * @throws {StartFault} when the server is too old, the schema newer than this code, a migration that already ran was
 * changed since (checksum), or one does not fit the data, which names it: most often one that undoes what is in use.
 */
export async function migrate(db: Database, version?: number): Promise<string[]> {
  const done = await db.transaction(
    async (tx) => {
      await tx.query('select pg_advisory_xact_lock($1)', [lockNumber]);
      await refuseOldServer(tx);
      if (version === undefined) await refuseNewerSchema(tx);
      const postgrator = new Postgrator({
        driver: 'pg',
        schemaTable: 'schema_version',
        migrationPattern: `${globLiteral(folder)}*.sql`,
        newline: 'LF',
        execQuery: async (sql) => ({ rows: await tx.query(sql) }),
        execSqlScript: (sql) => tx.script(sql),
      });
      const from = await schemaVersion(tx);
      let running: Running | undefined;
      postgrator.on('migration-started', ({ version, action, name }) => {
        running = { file: `${String(version).padStart(3, '0')}.${action}.${name}.sql`, from };
      });
      const done = await postgrator
        .migrate(version === undefined ? undefined : String(version))
        .catch((error: unknown) => explained(error, running));
      const names = done.map((migration) => `${migration.version}.${migration.action}.${migration.name}`);
      if (names.includes(FOLDED_AFTER)) await refoldTagKeys(tx);
      if (INDEXED_AFTER.some((name) => names.includes(name))) await indexEveryPost(tx);
      return names;
    },
    { isLong: true },
  );
  if (version === undefined) await migrateJobs(db);
  return done;
}

const MIN_SERVER_VERSION = 15;

async function refuseOldServer(tx: Transaction): Promise<void> {
  const sql = "select current_setting('server_version_num')::int / 10000 as major";
  const major = (await first<{ major: number }>(tx, sql))?.major ?? 0;
  if (major >= MIN_SERVER_VERSION) return;
  throw new StartFault(
    `Skein needs PostgreSQL ${MIN_SERVER_VERSION} or newer; the server of DATABASE_URL is ${major}.`,
  );
}

/** Returns the version of the database's schema; 0 when it has none. */
export async function schemaVersion(tx: Pick<Transaction, 'query'>): Promise<number> {
  const found = await first<{ table: string | null }>(
    tx,
    "select to_regclass('schema_version')::text as table",
  );
  if (!found?.table) return 0;
  const row = await first<{ version: number }>(
    tx,
    'select coalesce(max(version), 0)::int as version from schema_version',
  );
  return row?.version ?? 0;
}

/** Returns the version of the newest migration. */
export function newestVersion(): number {
  return Math.max(...readdirSync(folder).map((name) => Number.parseInt(name, 10) || 0));
}

/** Older code on a newer schema could write data that the newer code does not understand. */
async function refuseNewerSchema(tx: Transaction): Promise<void> {
  const found = await schemaVersion(tx);
  if (found <= newestVersion()) return;
  throw new StartFault(
    `The database was written by a newer Skein (schema ${found}; this one knows ${newestVersion()}). ` +
      'Start that one, or put back a backup made before the upgrade (npm run restore).',
  );
}

/** A running migration, and the schema's version before the first one. */
interface Running {
  file: string;
  from: number;
}

/** SQLSTATE classes of a statement that does not fit the schema or the data. Retrying changes nothing. */
const MISFITS = /^(?:0A|21|22|23|2B|42|44|P0|XX)/;

/**
 * Explains a failed migration to the operator. Errors of an unreachable or overloaded database are temporary and
 * rethrown.
 */
function explained(error: unknown, running: Running | undefined): never {
  if (running && error instanceof DatabaseFault && MISFITS.test(error.code)) throw stuck(error, running);
  if (!(error instanceof Error) || !error.message.includes('MD5 checksum')) throw error;
  throw new StartFault(
    `${error.message}: it was changed after it ran on this database. Released migrations never change; ` +
      'while developing, delete the data folder (or the database) and start again.',
    { cause: error },
  );
}

function stuck({ message }: DatabaseFault, { file, from }: Running): StartFault {
  const why = `${file} does not fit what is in it (${message}). Nothing was changed: the schema is still version ${from}.`;
  return new StartFault(
    file.includes('.undo.')
      ? `The database cannot go back: ${why} What was written since has no place in the older schema. ` +
          'Put back a backup made before the upgrade (npm run restore).'
      : `The database cannot be brought up to date: ${why} Start the code it was written by, and report this.`,
  );
}

/** Escapes characters of the directory's path that have a meaning in patterns. */
export function globLiteral(path: string): string {
  return path.replaceAll('\\', '/').replace(/[?*()[\]{}!+@]/g, '\\$&');
}
