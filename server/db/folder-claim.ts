import { chmod, mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFault } from '../core/start-fault.ts';

/** Thrown when another process has the data directory open. */
export class FolderInUse extends StartFault {
  override readonly name = 'FolderInUse';

  constructor(folder: string) {
    super(
      `Another Skein process is using ${folder}. The embedded database takes one process at a time: ` +
        'stop the other one, choose another DATA_DIR, or set DATABASE_URL to use a PostgreSQL server.',
    );
  }
}

/** Open claims of this process. Without a reference a claim would be garbage-collected, and its lock with it. */
const held = new Set<object>();

/**
 * Locks `folder` for this process: two embedded engines on the same files destroy them. The lock is SQLite's on a file
 * inside the directory: it is the same file for every path and container, and the operating system releases it however
 * the process ends, so nothing has to be cleaned up.
 *
 * @returns a function that releases the directory.
 * @throws {FolderInUse}
 */
export async function claimFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(await realpath(folder), 'in-use');
  // Imported on demand: the module prints an experimental warning, which would be noise on a PostgreSQL server.
  const { DatabaseSync } = await import('node:sqlite');
  const claim = new DatabaseSync(file);
  try {
    await chmod(file, 0o600);
    // The lock lasts as long as the transaction; nothing is ever written.
    claim.exec('pragma busy_timeout = 0; begin exclusive');
    held.add(claim);
  } catch (cause) {
    claim.close();
    const isLocked = cause instanceof Error && /database is locked/.test(cause.message);
    throw isLocked ? new FolderInUse(folder) : cause;
  }
  return async () => {
    held.delete(claim);
    if (claim.isOpen) claim.close();
  };
}
