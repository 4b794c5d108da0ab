import type { PGliteOptions } from '@electric-sql/pglite';
import pg from 'pg';
import type { Database, Listener, SqlValue, Transaction, TransactionOptions } from './database.ts';
import { EngineStream } from './engine-stream.ts';
import { Mutex } from './mutex.ts';
import { withRetries } from './retry.ts';
import { batch, script, send, types } from './statements.ts';
import { TransactionGuard } from './transaction-guard.ts';

export type PgliteOutcomes = {
  /** Called once the directory is closed. */
  afterClose?: () => Promise<void>;
  /** Called when the engine ended unexpectedly; every further statement is rejected. */
  onLost?: (error: Error) => void;
};

/**
 * Opens the embedded engine on a directory, in a thread of its own. One process at a time may hold it: see
 * `claimFolder`. The possible data loss of a crash is described in docs/decisions/001-one-sql-dialect.md.
 */
export async function openPglite(options: PGliteOptions, outcomes: PgliteOutcomes = {}): Promise<Database> {
  const stream = await EngineStream.open(options);
  const client = new pg.Client({
    stream: () => stream,
    // Statements queue in the engine's thread, so it is never idle while this thread reads a reply.
    pipeline: true,
    user: 'postgres',
    database: 'postgres',
    // Ignores PostgreSQL settings of the environment.
    ssl: false,
    types,
  });
  // An error event without a listener ends the process.
  client.on('error', outcomes.onLost ?? (() => undefined));
  await client.connect();
  return new PgliteDatabase(client, outcomes.afterClose);
}

class PgliteDatabase implements Database {
  readonly kind = 'pglite';
  readonly #client: pg.Client;
  readonly #turn = new Mutex();
  readonly #guard = new TransactionGuard();
  readonly #transaction: Transaction;
  readonly #afterClose: (() => Promise<void>) | undefined;
  #isClosed = false;

  constructor(client: pg.Client, afterClose: (() => Promise<void>) | undefined) {
    this.#client = client;
    this.#afterClose = afterClose;
    this.#transaction = {
      query: (sql, params) => send(client, undefined, sql, params),
      script: (sql) => script(client, undefined, sql),
    };
  }

  async query<Row extends object>(sql: string, params?: readonly SqlValue[]): Promise<Row[]> {
    this.#guard.refuseInside();
    return this.#turn.pass(() => send<Row>(this.#client, undefined, sql, params));
  }

  async transaction<T>(
    work: (tx: Transaction) => Promise<T>,
    { isSnapshot = false }: TransactionOptions = {},
  ): Promise<T> {
    this.#guard.refuseInside();
    const begin = isSnapshot ? 'begin isolation level repeatable read, read only' : 'begin';
    return withRetries(() => this.#turn.run(() => this.#attempt(work, begin)));
  }

  batch(sql: string): Promise<object[]> {
    this.#guard.refuseInside();
    return this.#turn.run(async () => {
      try {
        return await batch(this.#client, undefined, sql);
      } catch (error) {
        // A transaction begun by the batch would stay open, and failed, for all later statements.
        await this.#transaction.script('rollback');
        throw error;
      }
    });
  }

  async listen(channel: string, { heard }: Listener): Promise<() => Promise<void>> {
    const onNotification = (told: pg.Notification): void => {
      if (told.channel === channel) heard(told.payload ?? '');
    };
    this.#client.on('notification', onNotification);
    await this.#turn.run(() => this.#transaction.script(`listen ${channel}`));
    return async () => {
      this.#client.off('notification', onNotification);
    };
  }

  async close(): Promise<void> {
    await this.#turn.run(async () => {
      if (this.#isClosed) return;
      this.#isClosed = true;
      await this.#client.end();
      await this.#afterClose?.();
    });
  }

  async #attempt<T>(work: (tx: Transaction) => Promise<T>, begin: string): Promise<T> {
    await this.#transaction.script(begin);
    try {
      const result = await this.#guard.run(() => work(this.#transaction));
      await this.#transaction.script('commit');
      return result;
    } catch (error) {
      await this.#transaction.script('rollback');
      throw error;
    }
  }
}
