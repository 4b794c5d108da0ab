import { setTimeout as wait } from 'node:timers/promises';
import { StartFault } from '../core/start-fault.ts';
import { type Database, DatabaseFault } from '../db/database.ts';
import { ping } from '../db/ping.ts';

export type WaitingOptions = {
  /** Address of the server; only its host and database are ever printed. */
  url: string;
  say: (line: string) => void;
  /** Time limit in milliseconds. */
  patience?: number;
  /** Milliseconds between two attempts. */
  every?: number;
};

/**
 * SQLSTATEs of temporary failures: unreachable, starting, or without free connections. All others (a wrong password)
 * are permanent.
 */
const mayPass = /^(?:08\w{3}|57P03|53300)$/;

/**
 * Waits for a database server that may still be starting, as when both start together.
 *
 * @throws {StartFault} when the time limit is exceeded.
 */
export async function waitForDatabase(
  db: Database,
  { url, say, patience = 60_000, every = 1000 }: WaitingOptions,
): Promise<void> {
  const deadline = performance.now() + patience;
  for (let tries = 1; ; tries += 1) {
    try {
      await ping(db);
      return;
    } catch (error) {
      if (!(error instanceof DatabaseFault) || !mayPass.test(error.code)) throw error;
      if (performance.now() >= deadline) {
        throw new StartFault(
          `The database at ${placeOf(url)} does not answer (${error.message}). Is it running, and is DATABASE_URL right?`,
        );
      }
      if (tries === 1) say(`Waiting for the database at ${placeOf(url)} …`);
      await wait(every);
    }
  }
}

/** Returns the address without user and password. */
function placeOf(address: string): string {
  const url = new URL(address);
  return `${url.host || url.searchParams.get('host') || 'this machine'}${url.pathname}`;
}
