import { setTimeout as pause } from 'node:timers/promises';
import type { Queryable } from '#server/db/database.ts';
import { takeTurn } from './mail-pace-repository.ts';

const MINUTE_MS = 60_000;

/** Longest time that an attempt waits for its turn, in milliseconds; a mail that waits longer goes back to the queue. */
export const MAX_TURN_WAIT_MS = 60_000;

export interface MailPace {
  /** Greatest number of e-mails that the site hands over a minute; 0 for no bound. */
  perMinute: number;
  /** Waits so many milliseconds; replaced in tests. */
  wait?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

/**
 * Waits until the site may hand over another e-mail. Turns are evenly spaced, so that no minute has more than the bound
 * whatever the number of processes; a turn further ahead than one gap was written by a clock that was wrong.
 *
 * @returns false when the wait is longer than {@link MAX_TURN_WAIT_MS} or was aborted
 */
export async function waitForTurn(
  db: Queryable,
  { perMinute, wait = (ms, signal) => pause(ms, undefined, { signal }) }: MailPace,
  signal: AbortSignal,
): Promise<boolean> {
  if (perMinute === 0) return true;
  let waitedMs = 0;
  for (;;) {
    const ms = await takeTurn(db, MINUTE_MS / perMinute);
    if (ms === 0) return true;
    waitedMs += ms;
    if (waitedMs > MAX_TURN_WAIT_MS || signal.aborted) return false;
    await wait(ms, signal).catch(() => undefined);
  }
}
