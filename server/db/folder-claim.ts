import { createHash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { createConnection, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Says that another process has the data folder open. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';

  constructor(folder: string) {
    super(
      `Another Skein process is using ${folder}. The embedded database takes one process at a time: ` +
        'stop the other one, choose another DATA_DIR, or set DATABASE_URL to use a PostgreSQL server.',
    );
  }
}

/**
 * Makes sure that this process alone uses `folder`: two embedded engines on the same files destroy them. The claim is
 * a listening socket, which the system takes away with the process however it dies, so nothing is left to clean up.
 *
 * @returns a function that gives the folder back.
 * @throws {FolderInUse}
 */
export async function claimFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const address = socketAddress(resolve(folder));
  if (await answers(address)) throw new FolderInUse(folder);
  if (process.platform !== 'win32') await rm(address, { force: true });
  const server = createServer((socket) => socket.end());
  try {
    await listen(server, address);
  } catch (cause) {
    throw cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE'
      ? new FolderInUse(folder)
      : cause;
  }
  server.unref();
  return () => new Promise((done) => server.close(() => done()));
}

/** Inside the folder, so that containers sharing it see it; elsewhere when the path is too long for a socket. */
function socketAddress(folder: string): string {
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\skein-${hash}`;
  const inside = join(folder, 'in-use.sock');
  return Buffer.byteLength(inside) < 100 ? inside : join(tmpdir(), `skein-${hash}.sock`);
}

function answers(address: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = createConnection(address);
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}

function listen(server: Server, address: string): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(address, () => done());
  });
}
