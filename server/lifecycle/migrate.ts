import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Postgrator from 'postgrator';
import { type Database, DatabaseFault, first, type Transaction } from '#server/db/database.ts';
import { StartFault } from '../core/start-fault.ts';
import { migrateJobs } from '../jobs/jobs-queue.ts';
import { indexEveryPost } from '../search/repository.ts';

const folder = fileURLToPath(new URL('../db/migrations/', import.meta.url));
/** Any number will do, as long as nothing else in this database locks it. */
const lockNumber = '7205759403792793';
/** The migration whose table is filled by code: what a word is, no database says alike. */
const searchMade = '10.do.search';

/**
 * Brings the schema to `version` (the newest when left out; lower numbers undo). All or nothing, in one transaction
 * under an advisory lock: several processes may start at once, and a killed one leaves no half-made schema.
 *
 * The tables of the jobs, which pg-boss keeps in a schema of their own, follow when the newest version is asked for.
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
      if (names.includes(searchMade)) await indexEveryPost(tx);
      return names;
    },
    { isLong: true },
  );
  if (version === undefined) await migrateJobs(db);
  return done;
}

const oldestServer = 15;

async function refuseOldServer(tx: Transaction): Promise<void> {
  const sql = "select current_setting('server_version_num')::int / 10000 as major";
  const major = (await first<{ major: number }>(tx, sql))?.major ?? 0;
  if (major >= oldestServer) return;
  throw new StartFault(
    `Skein needs PostgreSQL ${oldestServer} or newer; the server of DATABASE_URL is ${major}.`,
  );
}

/** The version of the database's schema; 0 when it has none. */
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

/** The version of the newest migration here. */
export function newestVersion(): number {
  return Math.max(...readdirSync(folder).map((name) => Number.parseInt(name, 10) || 0));
}

/** Older code on a newer schema would write what the newer code no longer understands. */
async function refuseNewerSchema(tx: Transaction): Promise<void> {
  const found = await schemaVersion(tx);
  if (found <= newestVersion()) return;
  throw new StartFault(
    `The database was written by a newer Skein (schema ${found}; this one knows ${newestVersion()}). ` +
      'Start that one, or put back a backup made before the upgrade (npm run restore).',
  );
}

/** A migration under way, and the version the schema had before any ran. */
interface Running {
  file: string;
  from: number;
}

/** Classes of SQLSTATEs that say that a statement does not fit the schema or the data. Trying again changes nothing. */
const MISFITS = /^(?:0A|21|22|23|2B|42|44|P0|XX)/;

/** Says in words what a migration met. Faults of a database that is away or busy pass, and are thrown as they are. */
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

/** Keeps characters of the folder's own path from being read as a pattern. */
export function globLiteral(path: string): string {
  return path.replaceAll('\\', '/').replace(/[?*()[\]{}!+@]/g, '\\$&');
}
