import { fileURLToPath } from 'node:url';
import Postgrator from 'postgrator';
import { indexEveryPost } from '../search/repository.ts';
import type { Database } from './database.ts';

const folder = fileURLToPath(new URL('./migrations/', import.meta.url));
/** Any number will do, as long as nothing else in this database locks it. */
const lockNumber = '7205759403792793';
/** The migration whose table is filled by code: what a word is, no database says alike. */
const searchMade = '10.do.search';

/**
 * Brings the schema to `version` (the newest when left out; lower numbers undo). All or nothing, in one transaction
 * under an advisory lock: several processes may start at once, and a killed one leaves no half-made schema.
 *
 * @returns the names of the migrations that ran, oldest first.
 * @throws when a migration that already ran was changed since (checksum) or its SQL fails.
 */
export async function migrate(db: Database, version?: number): Promise<string[]> {
  return db.transaction(
    async (tx) => {
      await tx.query('select pg_advisory_xact_lock($1)', [lockNumber]);
      const postgrator = new Postgrator({
        driver: 'pg',
        schemaTable: 'schema_version',
        migrationPattern: `${globLiteral(folder)}*.sql`,
        newline: 'LF',
        execQuery: async (sql) => ({ rows: await tx.query(sql) }),
        execSqlScript: (sql) => tx.script(sql),
      });
      const done = await postgrator
        .migrate(version === undefined ? undefined : String(version))
        .catch(explained);
      const names = done.map((migration) => `${migration.version}.${migration.action}.${migration.name}`);
      if (names.includes(searchMade)) await indexEveryPost(tx);
      return names;
    },
    { isLong: true },
  );
}

function explained(error: unknown): never {
  if (!(error instanceof Error) || !error.message.includes('MD5 checksum')) throw error;
  throw new Error(
    `${error.message}: it was changed after it ran on this database. Released migrations never change; ` +
      'while developing, delete the data folder (or the database) and start again.',
    { cause: error },
  );
}

/** Keeps characters of the folder's own path from being read as a pattern. */
function globLiteral(path: string): string {
  return path.replaceAll('\\', '/').replace(/[?*()[\]{}!+@]/g, '[$&]');
}
