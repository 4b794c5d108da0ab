import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFault } from '../core/start-fault.ts';
import type { Database, Transaction } from '../db/database.ts';
import { schemaVersion } from '../lifecycle/migrate.ts';
import { checksumOf, copyHashed, filesUnder, writeLines } from './files.ts';
import { FORMAT_VERSION, type Manifest, manifestFile, secretFile, sumsFile, tableFile } from './manifest.ts';
import { quoteIdentifier, readSequences, readTables, type Table } from './schema-repository.ts';

export type BackupOptions = {
  db: Database;
  /** Directory with the uploads, in `media/`. */
  dataDir: string;
  /** Session secret; without it every session ends when the backup is restored. */
  secret: string;
  /** Must not exist yet. */
  folder: string;
};

/** Rows per query. A post may have a megabyte. */
const BATCH_SIZE = 50;

/**
 * Writes a complete backup to a new directory while the site runs: the rows of one snapshot, the uploads, the secret.
 * The directory appears only when it is complete. On the embedded database calls wait while its rows are copied.
 *
 * @throws {StartFault} when the directory exists already.
 */
export async function writeBackup({ db, dataDir, secret, folder }: BackupOptions): Promise<Manifest> {
  const draft = `${folder}.unfinished`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  const sums = new Map<string, string>();
  const manifest = await db.transaction((tx) => writeRows(tx, db.kind, draft, sums), {
    isLong: true,
    isSnapshot: true,
  });
  // Copied after the rows, so that every file they refer to exists.
  manifest.media = await copyMedia(join(dataDir, 'media'), draft, sums);
  await writeNoted(draft, secretFile, secret, sums);
  await writeNoted(draft, manifestFile, `${JSON.stringify(manifest, null, 2)}\n`, sums);
  const lines = [...sums].map(([path, sum]) => `${sum}  ${path}\n`);
  await writeFile(join(draft, sumsFile), lines.join(''), { mode: 0o600, flush: true });
  await rename(draft, folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    throw new StartFault(`${folder} is there already. Name another folder for the backup.`);
  });
  return manifest;
}

async function writeRows(
  tx: Transaction,
  engine: string,
  folder: string,
  sums: Map<string, string>,
): Promise<Manifest> {
  const tables: Manifest['tables'] = [];
  const version = await schemaVersion(tx);
  for (const table of await readTables(tx)) {
    const path = tableFile(table.name);
    const counted = { rows: 0 };
    sums.set(path, await writeLines(join(folder, path), rowsOf(tx, table, counted)));
    tables.push({ ...table, ...counted });
  }
  const sequences = await readSequences(tx);
  return {
    format: FORMAT_VERSION,
    madeAt: new Date().toISOString(),
    engine,
    schemaVersion: version,
    tables,
    sequences,
    media: 0,
  };
}

/** Returns the rows of a table as JSON lines written by the database: no value passes through a JavaScript number. */
async function* rowsOf(
  tx: Transaction,
  { name, columns }: Table,
  counted: { rows: number },
): AsyncGenerator<string> {
  const cursor = quoteIdentifier(`rows of ${name}`);
  await tx.script(
    `declare ${cursor} no scroll cursor for
       select row_to_json(r)::text as line from (select ${columns.join(', ')} from ${quoteIdentifier(name)}) r`,
  );
  for (;;) {
    const rows = await tx.query<{ line: string }>(`fetch ${BATCH_SIZE} from ${cursor}`);
    for (const { line } of rows) yield `${line}\n`;
    counted.rows += rows.length;
    if (rows.length < BATCH_SIZE) break;
  }
  await tx.script(`close ${cursor}`);
}

/** Copies the uploads without the demo world's pictures, which are drawn again on demand. */
async function copyMedia(from: string, folder: string, sums: Map<string, string>): Promise<number> {
  const files = (await filesUnder(from)).filter((path) => !path.startsWith('world/'));
  let copied = 0;
  for (const path of files) {
    // An upload may be deleted meanwhile; its row was then deleted after the snapshot, if it had one.
    const sum = await copyHashed(join(from, path), join(folder, 'media', path)).catch(whenGone);
    if (sum === undefined) continue;
    sums.set(`media/${path}`, sum);
    copied += 1;
  }
  return copied;
}

function whenGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

async function writeNoted(
  folder: string,
  name: string,
  text: string,
  sums: Map<string, string>,
): Promise<void> {
  const path = join(folder, name);
  await writeFile(path, text, { mode: 0o600, flush: true });
  sums.set(name, await checksumOf(path));
}
