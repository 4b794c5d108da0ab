import { chmod, type FileHandle, open, rm } from 'node:fs/promises';
import { createConnection, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { splitLines } from '../core/lines.ts';
import { StartFault } from '../core/start-fault.ts';
import type { TaskContext } from './task.ts';
import { tasks } from './tasks.ts';

type Order = { task: string; args: string[] };
type Answer = { say: string } | { done: true } | { fault: string };

const name = 'control.sock';
/** Maximum length of a socket path that all systems support. */
const MAX_PATH_LENGTH = 100;

/**
 * Accepts tasks of the operator's command line, so that they can run while this process has the embedded database. Only
 * the user of this process may open the socket.
 *
 * @returns a function that closes the socket.
 */
export async function openControlSocket(context: Omit<TaskContext, 'say'>): Promise<() => Promise<void>> {
  const place = await placeOf(context.dataDir);
  // This process has locked the directory, so an existing socket file is stale.
  await rm(join(context.dataDir, name), { force: true });
  const callers = new Set<Socket>();
  const server = createServer((socket) => {
    callers.add(socket);
    socket.once('close', () => callers.delete(socket));
    // An aborted or invalid request only ends its own connection.
    obey(socket, context).catch(() => socket.destroy());
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(place.address, () => done());
  });
  await chmod(join(context.dataDir, name), 0o600);
  server.unref();
  return async () => {
    const ended = new Promise<void>((done) => server.close(() => done()));
    for (const socket of callers) socket.destroy();
    await ended;
    await place.handle?.close();
  };
}

/** Maximum characters of a request or response line; output may quote a member's text, which readline would split. */
const MAX_LINE_LENGTH = 1_000_000;

function linesOf(socket: Socket): AsyncGenerator<string> {
  return splitLines(socket.setEncoding('utf8') as AsyncIterable<string>, MAX_LINE_LENGTH);
}

async function obey(socket: Socket, context: Omit<TaskContext, 'say'>): Promise<void> {
  socket.on('error', () => undefined);
  const answer = (line: Answer): void => void socket.write(`${JSON.stringify(line)}\n`);
  // One request per connection.
  for await (const line of linesOf(socket)) {
    try {
      const { task, args } = JSON.parse(line) as Order;
      const run = Object.hasOwn(tasks, task) ? tasks[task] : undefined;
      if (run === undefined) throw new StartFault(`The running site knows no task called ${task}.`);
      await run({ ...context, say: (text) => answer({ say: text }) }, args);
      answer({ done: true });
    } catch (error) {
      answer({ fault: error instanceof Error ? error.message : String(error) });
    }
    socket.end();
  }
}

/**
 * Sends a task to the process that has the data directory open.
 *
 * @throws {StartFault} with its error message, or when it does not accept tasks.
 */
export async function sendTask(
  dataDir: string,
  { task, args }: Order,
  say: (line: string) => void,
): Promise<void> {
  const place = await placeOf(dataDir);
  const socket = createConnection(place.address);
  try {
    await new Promise<void>((done, fail) => {
      socket.once('connect', done);
      socket.once('error', () =>
        fail(new StartFault(`The site on ${dataDir} takes no orders. Stop it and try again.`)),
      );
    });
    socket.write(`${JSON.stringify({ task, args } satisfies Order)}\n`);
    for await (const line of linesOf(socket)) {
      const answer = JSON.parse(line) as Answer;
      if ('say' in answer) say(answer.say);
      if ('fault' in answer) throw new StartFault(answer.fault);
      if ('done' in answer) return;
    }
    throw new StartFault('The site stopped before the task was done.');
  } catch (error) {
    if (error instanceof StartFault) throw error;
    throw new StartFault('The connection to the site broke before the task was done.', { cause: error });
  } finally {
    socket.destroy();
    await place.handle?.close();
  }
}

/** Returns the address of the socket: through a handle of the directory when its path is too long. */
async function placeOf(dataDir: string): Promise<{ address: string; handle?: FileHandle }> {
  const address = join(dataDir, name);
  if (Buffer.byteLength(address) <= MAX_PATH_LENGTH || process.platform !== 'linux') return { address };
  const handle = await open(dataDir);
  return { address: `/proc/self/fd/${handle.fd}/${name}`, handle };
}
