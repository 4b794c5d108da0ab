import { join } from 'node:path';
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
};

/**
 * Opens the database a configuration names. Does not migrate.
 *
 * @throws {import('./folder-claim.ts').FolderInUse}
 */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  const { databaseUrl, dataDir, connections, onIdleFault } = location;
  if (databaseUrl !== undefined) return openPostgres({ url: databaseUrl, connections, onIdleFault });
  const release = await claimFolder(dataDir);
  try {
    return await openPglite({ dataDir: join(dataDir, 'db') }, release);
  } catch (error) {
    await release();
    throw error;
  }
}
