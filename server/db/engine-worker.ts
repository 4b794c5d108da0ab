/**
 * Thread of the embedded engine. Takes complete messages of PostgreSQL's protocol in the order they were sent, and
 * replies with the engine's messages; `null` closes it. `engine-stream.ts` is the other side.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';

if (parentPort === null) throw new Error('The engine runs in a thread of its own');
const port = parentPort;
const engine = await PGlite.create(workerData as PGliteOptions);

async function answer(messages: Uint8Array): Promise<void> {
  const parts: Uint8Array[] = [];
  await engine.execProtocolRawStream(messages, {
    // The part is a view of the engine's memory, which the engine overwrites.
    onRawData: (part) => parts.push(part.slice()),
  });
  const whole = new Uint8Array(Buffer.concat(parts));
  port.postMessage(whole, [whole.buffer]);
}

async function close(): Promise<void> {
  await engine.close();
  port.close();
}

port.on('message', (messages: Uint8Array | null) => (messages === null ? close() : answer(messages)));
port.postMessage('open');
