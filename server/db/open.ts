import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFault } from '../core/start-fault.ts';
import { closeToOthers, prepareDatabaseFolder } from './data-folder.ts';
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
  /** Told when the embedded engine ended by itself: nothing can be asked of it any more. */
  onLost?: (error: Error) => void;
};

/**
 * Opens the database a configuration names. Does not migrate.
 *
 * @throws {StartFault} when the folder is another process's (`FolderInUse`) or what it holds cannot be opened.
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
    await closeToOthers(folder);
    await release();
  };
  const db = await openPglite({ dataDir: folder }, { afterClose, onLost }).catch(async (error: unknown) => {
    const { bavail, bsize } = await statfs(folder);
    throw asStartFault(error, folder, bavail * bsize);
  });
  await whenOpen();
  return db;
}

/** What the engine may want at once: a new database takes 40 MB, a log of what was not yet written 16. */
const leastRoom = 64_000_000;

/**
 * The engine ends with the words of its machine when it finds its files damaged, or cannot write them.
 *
 * @param room bytes that are free on the folder's disk
 */
export function asStartFault(error: unknown, folder: string, room: number): unknown {
  const isSystem = error instanceof Error && /^E[A-Z]+$/.test((error as NodeJS.ErrnoException).code ?? '');
  if (isSystem) return error;
  if (room < leastRoom) {
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
