import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFault } from '../core/start-fault.ts';
import { prepareDatabaseFolder, restrictToOwner } from './data-folder.ts';
import type { Database } from './database.ts';
import { claimFolder } from './folder-claim.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

export type DatabaseLocation = {
  /** A `postgres://` address; the embedded engine in `dataDir` is used when undefined. */
  databaseUrl: string | undefined;
  dataDir: string;
  connections?: number;
  onIdleFault?: (error: Error) => void;
  /** Called when the embedded engine ended unexpectedly; no further statement can run. */
  onLost?: (error: Error) => void;
};

/**
 * Opens the configured database. Does not migrate.
 *
 * @throws {StartFault} when another process uses the directory (`FolderInUse`) or its content cannot be opened.
 */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  const { databaseUrl, dataDir, connections, onIdleFault, onLost } = location;
  if (databaseUrl !== undefined) return openPostgres({ url: databaseUrl, connections, onIdleFault });
  const release = await claimFolder(dataDir);
  try {
    return await openFolder(join(dataDir, 'db'), release, onLost);
  } catch (error) {
    await release();
    throw error;
  }
}

async function openFolder(
  folder: string,
  release: () => Promise<void>,
  onLost: DatabaseLocation['onLost'],
): Promise<Database> {
  const whenOpen = await prepareDatabaseFolder(folder);
  const afterClose = async () => {
    await restrictToOwner(folder);
    await release();
  };
  const db = await openPglite({ dataDir: folder }, { afterClose, onLost }).catch(async (error: unknown) => {
    const { bavail, bsize } = await statfs(folder);
    throw asStartFault(error, folder, bavail * bsize);
  });
  await whenOpen();
  return db;
}

/** Free disk space in bytes that the engine may need at once: a new database takes 40 MB, a write-ahead log 16. */
const MIN_FREE_BYTES = 64_000_000;

/**
 * Explains an engine failure to the operator: damaged or unwritable files only produce an error of its WebAssembly
 * module.
 *
 * @param room free bytes on the directory's disk
 */
export function asStartFault(error: unknown, folder: string, room: number): unknown {
  const isSystem = error instanceof Error && /^E[A-Z]+$/.test((error as NodeJS.ErrnoException).code ?? '');
  if (isSystem) return error;
  if (room < MIN_FREE_BYTES) {
    const megabytes = Math.floor(room / 1_000_000);
    return new StartFault(
      `The disk of ${folder} has ${megabytes} MB left, too little to open the database. Make room and start again; nothing is lost.`,
      { cause: error },
    );
  }
  return new StartFault(
    `The database in ${folder} cannot be opened (${error instanceof Error ? error.message : error}). ` +
      'Nothing was changed. Put back a backup (npm run restore), or move the folder away to start with an empty site.',
    { cause: error },
  );
}
