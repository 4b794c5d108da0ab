import pg from 'pg';
import type { Listener } from './database.ts';

/** Milliseconds between two attempts to reconnect. */
const RECONNECT_PAUSE_MS = 1000;

type Listening = {
  /** A `postgres://` address. */
  url: string;
  channel: string;
  listener: Listener;
  /** Called when the connection broke; it is replaced. */
  onFault: (error: Error) => void;
};

/**
 * Listens to a channel of a PostgreSQL server on a separate connection.
 *
 * @returns a function that stops listening
 * @throws the error of the first connection attempt
 */
export async function listenTo({ url, channel, listener, onFault }: Listening): Promise<() => Promise<void>> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, keepAlive: true });
    let isLost = false;
    const lost = (): void => {
      if (isLost) return;
      isLost = true;
      if (client === next) tryAgain();
    };
    next.on('error', (error) => {
      onFault(error);
      lost();
    });
    next.on('end', lost);
    next.on('notification', ({ payload = '' }) => listener.heard(payload));
    await next.connect();
    await next.query(`listen ${channel}`);
    if (isOver || isLost) await next.end();
    else client = next;
  }

  function tryAgain(): void {
    client = undefined;
    if (isOver) return;
    timer = setTimeout(() => {
      connect().then(listener.missed, (error: Error) => {
        onFault(error);
        tryAgain();
      });
    }, RECONNECT_PAUSE_MS);
    timer.unref();
  }

  await connect();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    const last = client;
    client = undefined;
    await last?.end();
  };
}
