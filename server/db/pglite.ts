import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import {
  type Database,
  DatabaseFault,
  type SqlValue,
  type Transaction,
  type TransactionOptions,
} from './database.ts';
import { Mutex } from './mutex.ts';
import { PgliteWire } from './pglite-wire.ts';
import { withRetries } from './retry.ts';
import { TransactionGuard } from './transaction-guard.ts';

/**
 * Opens the embedded engine on a folder. One process at a time may hold it: see `claimFolder`. What a crash may cost
 * is told in docs/decisions/001-one-sql-dialect.md.
 */
export async function openPglite(
  options: PGliteOptions,
  afterClose: () => Promise<void> = async () => undefined,
): Promise<Database> {
  const engine = await PGlite.create(options);
  return new PgliteDatabase(engine, afterClose);
}

class PgliteDatabase implements Database {
  readonly kind = 'pglite';
  readonly #engine: PGlite;
  readonly #wire: PgliteWire;
  readonly #turn = new Mutex();
  readonly #guard = new TransactionGuard();
  readonly #transaction: Transaction;
  readonly #afterClose: () => Promise<void>;

  constructor(engine: PGlite, afterClose: () => Promise<void>) {
    this.#engine = engine;
    this.#afterClose = afterClose;
    this.#wire = new PgliteWire(engine);
    this.#transaction = {
      query: (sql, params) => this.#send(sql, params),
      script: (sql) => this.#script(sql),
    };
  }

  async query<Row extends object>(sql: string, params?: readonly SqlValue[]): Promise<Row[]> {
    this.#guard.refuseInside();
    return this.#turn.run(() => this.#send<Row>(sql, params));
  }

  async transaction<T>(
    work: (tx: Transaction) => Promise<T>,
    { isSnapshot = false }: TransactionOptions = {},
  ): Promise<T> {
    this.#guard.refuseInside();
    const begin = isSnapshot ? 'begin isolation level repeatable read, read only' : 'begin';
    return withRetries(() => this.#turn.run(() => this.#attempt(work, begin)));
  }

  async close(): Promise<void> {
    await this.#turn.run(async () => {
      if (this.#engine.closed) return;
      await this.#engine.close();
      await this.#afterClose();
    });
  }

  async #attempt<T>(work: (tx: Transaction) => Promise<T>, begin: string): Promise<T> {
    await this.#script(begin);
    try {
      const result = await this.#guard.run(() => work(this.#transaction));
      await this.#script('commit');
      return result;
    } catch (error) {
      await this.#script('rollback');
      throw error;
    }
  }

  async #send<Row>(sql: string, params: readonly SqlValue[] = []): Promise<Row[]> {
    try {
      return await this.#wire.query<Row>(sql, params);
    } catch (error) {
      throw asFault(error);
    }
  }

  async #script(sql: string): Promise<void> {
    try {
      await this.#engine.exec(sql);
    } catch (error) {
      throw asFault(error);
    }
  }
}

function asFault(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const { code, constraint } = error as Error & { code?: string; constraint?: string };
  return code === undefined ? error : new DatabaseFault(error.message, code, constraint, error);
}
