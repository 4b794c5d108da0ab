import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFault } from '../core/start-fault.ts';
import { type Database, DatabaseFault, first, type Transaction } from '../db/database.ts';
import { migrate } from '../lifecycle/migrate.ts';
import { secretPath } from '../persisted-secret.ts';
import { copyHashed, readLines } from './files.ts';
import { type Manifest, readBackup, secretFile, tableFile } from './manifest.ts';
import { quoteIdentifier, setSequences, withoutForeignKeys } from './schema-repository.ts';

export type RestoreOptions = {
  /** Database without accounts; of either engine, with or without tables. */
  db: Database;
  /** Destination of the uploads and the secret. */
  dataDir: string;
  /** Directory of the backup. */
  folder: string;
};

/** Maximum characters of JSON in one statement, and maximum rows. */
const MAX_TEXT_LENGTH = 4_000_000;
const MAX_ROWS = 500;

/**
 * Restores a backup into an empty site and migrates its schema to this code. Rows are restored all or none, and last:
 * uploads and the secret are in place before, so an attempt that was interrupted at any step can be repeated. A failed
 * attempt puts the earlier secret back; the uploads it copied do no harm.
 *
 * @throws {StartFault} when the backup is damaged or the database has accounts already.
 */
export async function restoreBackup({ db, dataDir, folder }: RestoreOptions): Promise<Manifest> {
  const { manifest, files } = await readBackup(folder);
  await refuseUsed(db);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  for (const path of files) {
    if (path.startsWith('media/')) await copyHashed(join(folder, path), join(dataDir, path));
  }
  const earlierSecret = await readFile(secretPath(dataDir), 'utf8').catch(ignoreMissing);
  await putSecret(dataDir, await readFile(join(folder, secretFile), 'utf8'));
  try {
    await migrate(db, manifest.schemaVersion);
    await db.transaction((tx) => loadRows(tx, folder, manifest), { isLong: true });
  } catch (error) {
    if (earlierSecret === undefined) await rm(secretPath(dataDir), { force: true });
    else await putSecret(dataDir, earlierSecret);
    throw error;
  }
  await migrate(db);
  await db.query('analyze');
  return manifest;
}

/** Treats a missing file as having no content. */
function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** Refuses a database with accounts, so that no data is overwritten. */
async function refuseUsed(db: Database): Promise<void> {
  const table = await first<{ name: string | null }>(db, "select to_regclass('users')::text as name");
  if (!table?.name) return;
  if ((await first(db, 'select 1 as taken from users limit 1')) === undefined) return;
  throw new StartFault(
    'The database has accounts already, and a backup is only put into an empty one. ' +
      'Name another DATA_DIR or DATABASE_URL, or move the old data away.',
  );
}

async function loadRows(tx: Transaction, folder: string, { tables, sequences }: Manifest): Promise<void> {
  await withoutForeignKeys(tx, async () => {
    for (const table of tables) {
      // Rows inserted by migrations are in the backup as well.
      await tx.script(`delete from ${quoteIdentifier(table.name)}`);
      const rows = await loadTable(tx, join(folder, tableFile(table.name)), table);
      if (rows !== table.rows)
        throw new StartFault(`The backup is damaged: ${table.name} lacks rows. Nothing was changed.`);
    }
  });
  await setSequences(tx, sequences);
}

async function loadTable(
  tx: Transaction,
  path: string,
  { name, columns }: Manifest['tables'][number],
): Promise<number> {
  // Names come from a file, so they are quoted.
  const list = columns
    .map((column) => quoteIdentifier(column.replace(/^"(.*)"$/, '$1').replaceAll('""', '"')))
    .join(', ');
  const sql = `insert into ${quoteIdentifier(name)} (${list})
    select ${list} from jsonb_populate_recordset(null::${quoteIdentifier(name)}, $1::jsonb)`;
  let count = 0;
  let lines: string[] = [];
  let length = 0;
  const send = async (): Promise<void> => {
    if (lines.length > 0)
      await tx
        .query(sql, [`[${lines.join(',')}]`])
        .catch((error: unknown) => misfit(error, name, count, lines));
    count += lines.length;
    lines = [];
    length = 0;
  };
  for await (const line of readLines(path)) {
    lines.push(line);
    length += line.length;
    if (length >= MAX_TEXT_LENGTH || lines.length >= MAX_ROWS) await send();
  }
  await send();
  return count;
}

/**
 * Names the rows of a table that the database refuses. Errors of an unreachable database are temporary and rethrown.
 */
function misfit(error: unknown, table: string, before: number, { length }: readonly string[]): never {
  if (!(error instanceof DatabaseFault) || !/^2[12]|^23/.test(error.code)) throw error;
  throw new StartFault(
    `The backup does not fit: rows ${before + 1} to ${before + length} of ${table} are refused (${error.message}). Nothing was changed.`,
    { cause: error },
  );
}

/** Stores the secret of the backup, so that sessions stay valid. */
async function putSecret(dataDir: string, secret: string): Promise<void> {
  const path = secretPath(dataDir);
  const draft = `${path}.restored`;
  await rm(draft, { force: true });
  await writeFile(draft, secret, { mode: 0o600, flush: true });
  await rename(draft, path);
}
