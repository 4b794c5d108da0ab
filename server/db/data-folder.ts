import { chmod, lstat, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFault } from '../core/start-fault.ts';

/** Without any of these PGlite would make a new database over what is left of the old one. */
const essential = ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal', 'pg_xact', 'postgresql.conf'];

/** Stands beside a folder whose first making is not over. */
const unfinished = (folder: string): string => `${folder}.unfinished`;

/**
 * Makes the folder of the embedded database ready to be opened. What a killed first start left is made anew; a folder
 * from which something was lost is never written over.
 *
 * @returns to be called once the database is open: closes the folder to everybody else.
 * @throws {StartFault} when the folder holds something, but not a whole database.
 */
export async function prepareDatabaseFolder(folder: string): Promise<() => Promise<void>> {
  const mark = unfinished(folder);
  if (await isThere(mark)) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  const isNew = (await readdir(folder)).length === 0;
  if (isNew) await writeFile(mark, '', { mode: 0o600, flush: true });
  else await refuseBroken(folder);
  return async () => {
    await rm(mark, { force: true });
    await closeToOthers(folder);
  };
}

async function refuseBroken(folder: string): Promise<void> {
  for (const part of essential) {
    const path = join(folder, part);
    const isEmptyFolder =
      (await isThere(path)) && (await lstat(path)).isDirectory() && (await readdir(path)).length === 0;
    if ((await isThere(path)) && !isEmptyFolder) continue;
    throw new StartFault(
      `${folder} holds a database that is not whole: ${part} is missing. Nothing was changed. ` +
        'Put back a backup (npm run restore), or move the folder away to start with an empty site.',
    );
  }
}

/** The engine makes its files for everybody. New ones come while it runs; the folder around them keeps others out. */
export async function closeToOthers(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    // A file the engine has removed meanwhile needs no protection.
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600).catch(ignoreMissing);
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

async function isThere(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      ignoreMissing(error);
      return false;
    },
  );
}
