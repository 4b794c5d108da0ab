import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Detects use of the database instead of the transaction inside `transaction(…)`: it would hang the embedded engine,
 * and silently leave the transaction on a server. One guard belongs to one database.
 */
export class TransactionGuard {
  readonly #inside = new AsyncLocalStorage<{ open: boolean }>();

  /** Throws when called from inside a transaction's callback that has not ended. */
  refuseInside(): void {
    if (this.#inside.getStore()?.open) {
      throw new Error('Inside transaction(…), use the transaction that was handed over, not the database.');
    }
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    const mark = { open: true };
    try {
      return await this.#inside.run(mark, work);
    } finally {
      mark.open = false;
    }
  }
}
