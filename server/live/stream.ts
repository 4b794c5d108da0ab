import { Readable } from 'node:stream';

/** What there may be news of (the contract tells what each is). */
export type Kind = 'messages' | 'notifications' | 'posts' | 'polls';

/** How long a client waits before it connects again, in milliseconds. */
const RETRY = 3000;
/** Bytes that wait for a client that does not read; more than this ends its stream. */
const MOST_WAITING = 16_384;

/** What one client hears, as server-sent events. */
export class LiveStream extends Readable {
  readonly userId: string;
  /** What is kept of the cookie or token it was opened with, in hexadecimal. */
  readonly key: string;
  #isOver = false;

  constructor(userId: string, key: string) {
    super({ highWaterMark: MOST_WAITING });
    this.userId = userId;
    this.key = key;
    this.push(`retry: ${RETRY}\n\n`);
  }

  override _read(): void {}

  /** Says that there is something new. */
  tell(kind: Kind | 'ready', data: object = {}): void {
    this.#write(`event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Shows that the connection is there. */
  beat(): void {
    this.#write(':\n\n');
  }

  /** Ends it; the client connects again. */
  end(): void {
    if (this.#isOver || this.destroyed) return;
    this.#isOver = true;
    this.push(null);
  }

  /** Ends it in some seconds, at once in none. */
  endAfter(seconds: number): void {
    if (seconds === 0) this.end();
    else {
      const timer = setTimeout(() => this.end(), seconds * 1000).unref();
      this.once('close', () => clearTimeout(timer));
    }
  }

  #write(text: string): void {
    if (this.#isOver || this.destroyed) return;
    // Who does not read is let go; connecting again, they ask for everything anyway.
    if (!this.push(text)) this.destroy();
  }
}
