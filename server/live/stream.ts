import { Readable } from 'node:stream';
import type { LiveEvent } from './live-events.ts';

/** Milliseconds after which a client reconnects. */
const RETRY_MS = 3000;
/** Maximum bytes buffered for a slow client; more end its stream. */
const MAX_BUFFERED_BYTES = 16_384;

/** Event stream of one client, as server-sent events. */
export class LiveStream extends Readable {
  readonly userId: string;
  /** Stored hash of the cookie or token that opened it, in hexadecimal. */
  readonly key: string;
  #isOver = false;

  constructor(userId: string, key: string) {
    super({ highWaterMark: MAX_BUFFERED_BYTES });
    this.userId = userId;
    this.key = key;
    this.push(`retry: ${RETRY_MS}\n\n`);
  }

  override _read(): void {}

  /** Sends an event. */
  tell(event: LiveEvent | 'ready', data: object = {}): void {
    this.#write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Sends a heartbeat. */
  beat(): void {
    this.#write(':\n\n');
  }

  /** Ends the stream; the client reconnects. */
  end(): void {
    if (this.#isOver || this.destroyed) return;
    this.#isOver = true;
    this.push(null);
  }

  /** Ends the stream after some seconds, at once for zero. */
  endAfter(seconds: number): void {
    if (seconds === 0) this.end();
    else {
      const timer = setTimeout(() => this.end(), seconds * 1000).unref();
      this.once('close', () => clearTimeout(timer));
    }
  }

  #write(text: string): void {
    if (this.#isOver || this.destroyed) return;
    // A client that does not read is disconnected; on reconnecting it refetches everything anyway.
    if (!this.push(text)) this.destroy();
  }
}
