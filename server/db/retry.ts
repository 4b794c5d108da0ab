// Retries of statements and transactions after a lost connection or a deadlock, with backoff.

import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseFault } from './database.ts';

/**
 * SQLSTATEs after which the same transaction may succeed: serialisation failure, deadlock, and a connection that broke
 * before the commit.
 */
const passing = new Set(['40001', '40P01', '08006', '57P01', '57P02', '57P03']);
const MAX_ATTEMPTS = 5;

/** Repeats `attempt` after retryable errors, with backoff: short, random, growing pauses. */
export async function withRetries<T>(attempt: () => Promise<T>): Promise<T> {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt();
    } catch (error) {
      const again = error instanceof DatabaseFault && passing.has(error.code) && count < MAX_ATTEMPTS;
      if (!again) throw error;
      await wait(Math.random() * 10 * 2 ** count);
    }
  }
}
