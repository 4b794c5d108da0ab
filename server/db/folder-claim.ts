import { chmod, mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFault } from '../core/start-fault.ts';

/** Says that another process has the data folder open. */
export class FolderInUse extends StartFault {
  override readonly name = 'FolderInUse';

  constructor(folder: string) {
    super(
      `Another Skein process is using ${folder}. The embedded database takes one process at a time: ` +
        'stop the other one, choose another DATA_DIR, or set DATABASE_URL to use a PostgreSQL server.',
    );
  }
}

/** The open claims of this process. A claim that nobody holds on to would be collected, and its lock with it. */
const held = new Set<object>();

/**
 * Makes sure that this process alone uses `folder`: two embedded engines on the same files destroy them. The claim is
 * SQLite's lock on a file inside: by whatever path somebody comes, from whichever container, the file is the same; the
 * system lets go of it with the process however it dies, so nothing is left to clean up.
 *
 * @returns a function that gives the folder back.
 * @throws {FolderInUse}
 */
export async function claimFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(await realpath(folder), 'in-use');
  // Loaded here only: it tells that it is experimental, which is nobody's business on a PostgreSQL server.
  const { DatabaseSync } = await import('node:sqlite');
  const claim = new DatabaseSync(file);
  try {
    await chmod(file, 0o600);
    // The lock is held as long as the transaction; nothing is ever written.
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
