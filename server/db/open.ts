import { join } from 'node:path';
import { StartFault } from '../start-fault.ts';
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
  const db = await openPglite({ dataDir: folder }, { afterClose, onLost }).catch((error: unknown) => {
    throw asStartFault(error, folder);
  });
  await whenOpen();
  return db;
}

/** The engine ends with the words of its machine when it finds its files damaged. */
function asStartFault(error: unknown, folder: string): unknown {
  const isSystem = error instanceof Error && /^E[A-Z]+$/.test((error as NodeJS.ErrnoException).code ?? '');
  if (isSystem) return error;
  return new StartFault(
    `The database in ${folder} cannot be opened (${error instanceof Error ? error.message : error}). ` +
      'Nothing was changed. Put back a backup (npm run restore), or move the folder away to start with an empty site.',
    { cause: error },
  );
}
