import { chmod, lstat, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFault } from '../core/start-fault.ts';

/** Files without which PGlite would create a new database over the remains of the old one. */
const essential = ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal', 'pg_xact', 'postgresql.conf'];

/** Returns the path of the marker file that exists until the database is completely initialised. */
const unfinished = (folder: string): string => `${folder}.unfinished`;

/**
 * Prepares the directory of the embedded database for opening. Remains of an interrupted first start are recreated; a
 * directory with missing files is never overwritten.
 *
 * @returns a function to call once the database is open, which restricts the directory to its user
 * @throws {StartFault} when the directory holds files, but not a complete database
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
    await restrictToOwner(folder);
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

/**
 * Restricts the directory to its user. The engine creates world-readable files, also while it runs; the permissions of
 * the directory protect those.
 */
export async function restrictToOwner(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    // A file that the engine deleted meanwhile needs no protection.
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
