import { once } from 'node:events';
import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { PGliteOptions } from '@electric-sql/pglite';
import { DatabaseFault } from './database.ts';
import { connectionLost } from './postgres-faults.ts';

/**
 * Connection to the embedded engine in its own thread, usable by a PostgreSQL driver: takes complete protocol messages,
 * as `pg` writes them, and emits the replies.
 */
export class EngineStream extends Duplex {
  readonly #worker: Worker;

  /** @throws the engine's error when it cannot open its directory. */
  static async open(options: PGliteOptions): Promise<EngineStream> {
    const worker = new Worker(new URL('./engine-worker.ts', import.meta.url), {
      workerData: options,
      name: 'database',
    });
    await once(worker, 'message').catch((error: unknown) => {
      throw asError(error);
    });
    return new EngineStream(worker);
  }

  private constructor(worker: Worker) {
    super();
    this.#worker = worker;
    worker.on('message', (answers: Uint8Array) => {
      this.push(Buffer.from(answers.buffer, answers.byteOffset, answers.byteLength));
    });
    worker.on('error', (error: unknown) => this.destroy(asLost(error)));
    worker.on('exit', () => this.destroy());
  }

  /** Called by the driver, which connects a socket; this stream is connected already. */
  connect(): void {
    process.nextTick(() => this.emit('connect'));
  }

  setNoDelay(): void {}

  override _read(): void {}

  override _write(message: Buffer, _encoding: BufferEncoding, sent: () => void): void {
    this.#post([message], sent);
  }

  override _writev(writes: { chunk: Buffer }[], sent: () => void): void {
    this.#post(
      writes.map(({ chunk }) => chunk),
      sent,
    );
  }

  override _final(ended: () => void): void {
    this.#worker.once('exit', () => ended());
    this.#worker.postMessage(null);
  }

  override _destroy(error: Error | null, gone: (error: Error | null) => void): void {
    this.#worker.terminate().then(() => gone(error));
  }

  #post(messages: Buffer[], sent: () => void): void {
    // Copied because the driver reuses its buffers, and transferred to the thread as one array.
    const whole = new Uint8Array(Buffer.concat(messages));
    this.#worker.postMessage(whole, [whole.buffer]);
    sent();
  }
}

/** Converts the value that the engine's WebAssembly module throws when it aborts, which is not an Error. */
function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(`The embedded engine ended: ${wordsOf(thrown)}`);
}

function wordsOf(thrown: unknown): unknown {
  return (thrown as { message?: unknown } | undefined)?.message ?? thrown;
}

/** Returns the fault with which running statements are rejected when the engine is lost. */
function asLost(thrown: unknown): DatabaseFault {
  return new DatabaseFault(asError(thrown).message, connectionLost, undefined, thrown);
}
