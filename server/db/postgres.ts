import pg from 'pg';
import type { Database, Listener, SqlValue, Transaction, TransactionOptions } from './database.ts';
import { DatabaseFault } from './database.ts';
import { asConnectFault, commitUnknown, isGoodbye, isUnusable } from './postgres-faults.ts';
import { listenTo } from './postgres-listener.ts';
import { withRetries } from './retry.ts';
import { batch, script, send, types } from './statements.ts';
import { TransactionGuard } from './transaction-guard.ts';

/** How long things may take, in milliseconds. */
export type PostgresPatience = {
  /** Getting a connection: a new one, or one that others have. */
  connect: number;
  /** One statement; the server stops it. */
  statement: number;
  /** Waiting for a row or table that others hold; the server gives up. */
  lock: number;
  /** A transaction between two statements; the server ends its connection. */
  idle: number;
};

/** The client waits this much longer than the server: only a server that hangs is noticed so. In milliseconds. */
const allowance = 3000;

const usualPatience: PostgresPatience = { connect: 5000, statement: 20_000, lock: 10_000, idle: 30_000 };

export type PostgresOptions = {
  /** A `postgres://` address. */
  url: string;
  /** Connections this process holds at most. */
  connections?: number;
  /** Told of connections that broke while nothing was asked of them; the pool replaces them. */
  onIdleFault?: (error: Error) => void;
  patience?: Partial<PostgresPatience>;
};

/** Opens a pool of connections to a PostgreSQL server (15 or newer). Connects when first used. */
export function openPostgres(options: PostgresOptions): Database {
  return new PostgresDatabase(options);
}

type Connection = { client: pg.PoolClient; giveBack: (isBroken: boolean) => void };

class PostgresDatabase implements Database {
  readonly kind = 'postgres';
  readonly #pool: pg.Pool;
  readonly #guard = new TransactionGuard();
  readonly #onIdleFault: (error: Error) => void;
  readonly #url: string;
  /** For how long the client waits for one answer. */
  readonly #answerWithin: number;

  constructor({ url, connections = 10, onIdleFault, patience }: PostgresOptions) {
    this.#url = url;
    const { connect, statement, lock, idle } = { ...usualPatience, ...patience };
    this.#onIdleFault = onIdleFault ?? (() => undefined);
    this.#answerWithin = statement + allowance;
    this.#pool = new pg.Pool({
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: connect,
      keepAlive: true,
      types,
      // jit costs more than it saves on statements of a few milliseconds. Waited for, whatever the types say.
      onConnect: (client) =>
        client.query({
          text: `set timezone = 'UTC'; set datestyle = 'ISO'; set jit = off; set statement_timeout = ${statement};
            set lock_timeout = ${lock}; set idle_in_transaction_session_timeout = ${idle}`,
          query_timeout: connect,
        } as pg.QueryConfig),
    });
    // A pool without a listener ends the process when the server drops an idle connection.
    this.#pool.on('error', this.#onIdleFault);
  }

  async query<Row extends object>(sql: string, params?: readonly SqlValue[]): Promise<Row[]> {
    this.#guard.refuseInside();
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.#once<Row>(sql, params);
      } catch (error) {
        // A connection that the server has ended answers with that news instead of running the statement.
        if (!isGoodbye(error) || tries >= mostTries) throw error;
      }
    }
  }

  async transaction<T>(work: (tx: Transaction) => Promise<T>, options: TransactionOptions = {}): Promise<T> {
    this.#guard.refuseInside();
    return withRetries(() => this.#attempt(work, options));
  }

  async batch(sql: string): Promise<object[]> {
    this.#guard.refuseInside();
    const { client, giveBack } = await this.#connection();
    let isBroken = true;
    try {
      const rows = await batch(client, this.#answerWithin, sql);
      isBroken = false;
      return rows;
    } finally {
      // After a failure nobody knows what is still open on it.
      giveBack(isBroken);
    }
  }

  listen(channel: string, listener: Listener): Promise<() => Promise<void>> {
    return listenTo({ url: this.#url, channel, listener, onFault: this.#onIdleFault });
  }

  async close(): Promise<void> {
    if (!this.#pool.ended && !this.#pool.ending) await this.#pool.end();
  }

  /** A connection of the caller's own, with somebody listening to it: one that nobody hears ends the process. */
  async #connection(): Promise<Connection> {
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw asConnectFault(error);
    });
    let isLost = false;
    const onLost = (error: Error): void => {
      isLost = true;
      this.#onIdleFault(error);
    };
    client.on('error', onLost);
    return {
      client,
      giveBack: (isBroken) => {
        client.release(isBroken || isLost);
        // A connection that is thrown away may still break while it is being closed.
        if (!isBroken && !isLost) client.off('error', onLost);
      },
    };
  }

  /** A connection inside a new transaction. Those that turn out to be dead are thrown away. */
  async #begun(begin: string, within: number | undefined): Promise<Connection> {
    for (let tries = 1; ; tries += 1) {
      const connection = await this.#connection();
      try {
        await script(connection.client, within, begin);
        return connection;
      } catch (error) {
        connection.giveBack(true);
        if (!isGoodbye(error) || tries >= mostTries) throw error;
      }
    }
  }

  async #once<Row extends object>(sql: string, params?: readonly SqlValue[]): Promise<Row[]> {
    const { client, giveBack } = await this.#connection();
    let isBroken = false;
    try {
      return await send<Row>(client, this.#answerWithin, sql, params);
    } catch (error) {
      isBroken = isUnusable(error);
      throw error;
    } finally {
      giveBack(isBroken);
    }
  }

  async #attempt<T>(
    work: (tx: Transaction) => Promise<T>,
    { isLong = false, isSnapshot = false }: TransactionOptions,
  ): Promise<T> {
    const within = isLong ? undefined : this.#answerWithin;
    const begin = isSnapshot ? 'begin isolation level repeatable read, read only' : 'begin';
    const { client, giveBack } = await this.#begun(begin, within);
    let isBroken = false;
    let isCommitting = false;
    const noteBroken = (error: unknown): void => {
      isBroken ||= isUnusable(error);
    };
    try {
      if (isLong) await script(client, within, endless);
      const tx: Transaction = {
        query: (sql, params) => send(client, within, sql, params),
        script: (sql) => script(client, within, sql),
      };
      const result = await this.#guard.run(() => work(tx));
      isCommitting = true;
      await script(client, within, 'commit');
      return result;
    } catch (error) {
      noteBroken(error);
      if (isBroken && isCommitting) {
        throw new DatabaseFault('The connection broke during a commit.', commitUnknown, undefined, error);
      }
      if (!isBroken) await script(client, within, 'rollback').catch(noteBroken);
      throw error;
    } finally {
      giveBack(isBroken);
    }
  }
}

/** Several dead connections may wait in the pool. */
const mostTries = 4;

/** Migrations wait for each other, and an index takes its time. */
const endless =
  'set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0';
