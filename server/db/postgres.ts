import pg from 'pg';
import type {
  ConnectionCounts,
  Database,
  Listener,
  SqlValue,
  Transaction,
  TransactionOptions,
} from './database.ts';
import { DatabaseFault } from './database.ts';
import { asConnectFault, commitUnknown, isServerShutdown, isUnusable } from './postgres-faults.ts';
import { listenTo } from './postgres-listener.ts';
import { withRetries } from './retry.ts';
import { batch, script, send, types } from './statements.ts';
import { TransactionGuard } from './transaction-guard.ts';

/** Time-outs in milliseconds. */
export type PostgresTimeouts = {
  /** Acquiring a connection, new or from the pool. */
  connect: number;
  /** One statement; the server cancels it. */
  statement: number;
  /** Waiting for a locked row or table; the server cancels the statement. */
  lock: number;
  /** A transaction idle between two statements; the server ends its connection. */
  idle: number;
};

/**
 * Milliseconds by which the client waits longer than the server, so that only a hanging server is detected this way.
 */
const CLIENT_ALLOWANCE_MS = 3000;

const usualPatience: PostgresTimeouts = { connect: 5000, statement: 20_000, lock: 10_000, idle: 30_000 };

export type PostgresOptions = {
  /** A `postgres://` address. */
  url: string;
  /** Maximum number of connections of this process. */
  connections?: number;
  /** Called when an idle connection broke; the pool replaces it. */
  onIdleFault?: (error: Error) => void;
  patience?: Partial<PostgresTimeouts>;
};

/** Opens a connection pool to a PostgreSQL server (15 or newer). Connects on first use. */
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
  /** Milliseconds that the client waits for one reply. */
  readonly #answerWithin: number;

  constructor({ url, connections = 10, onIdleFault, patience }: PostgresOptions) {
    this.#url = url;
    const { connect, statement, lock, idle } = { ...usualPatience, ...patience };
    this.#onIdleFault = onIdleFault ?? (() => undefined);
    this.#answerWithin = statement + CLIENT_ALLOWANCE_MS;
    this.#pool = new pg.Pool({
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: connect,
      keepAlive: true,
      types,
      // JIT compilation costs more than it saves on statements of a few milliseconds. The pool awaits the promise,
      // although its types do not say so.
      onConnect: (client) =>
        client.query({
          text: `set timezone = 'UTC'; set datestyle = 'ISO'; set jit = off; set statement_timeout = ${statement};
            set lock_timeout = ${lock}; set idle_in_transaction_session_timeout = ${idle}`,
          query_timeout: connect,
        } as pg.QueryConfig),
    });
    // Without a listener the process would end when the server drops an idle connection.
    this.#pool.on('error', this.#onIdleFault);
  }

  async query<Row extends object>(sql: string, params?: readonly SqlValue[]): Promise<Row[]> {
    this.#guard.refuseInside();
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.#once<Row>(sql, params);
      } catch (error) {
        // A connection that the server has ended reports that instead of running the statement.
        if (!isServerShutdown(error) || tries >= MAX_TRIES) throw error;
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
      // The state of the connection is unknown after a failure.
      giveBack(isBroken);
    }
  }

  listen(channel: string, listener: Listener): Promise<() => Promise<void>> {
    return listenTo({ url: this.#url, channel, listener, onFault: this.#onIdleFault });
  }

  connections(): ConnectionCounts {
    const { totalCount: open, idleCount: idle, waitingCount: waiting } = this.#pool;
    return { open, idle, waiting };
  }

  async close(): Promise<void> {
    if (!this.#pool.ended && !this.#pool.ending) await this.#pool.end();
  }

  /**
   * Returns a connection for the caller alone, with an error listener, because an unhandled error event ends the
   * process.
   */
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
        // A discarded connection may still break while it is closed, so it keeps its listener.
        if (!isBroken && !isLost) client.off('error', onLost);
      },
    };
  }

  /** Returns a connection inside a new transaction. Dead connections are discarded. */
  async #begun(begin: string, within: number | undefined): Promise<Connection> {
    for (let tries = 1; ; tries += 1) {
      const connection = await this.#connection();
      try {
        await script(connection.client, within, begin);
        return connection;
      } catch (error) {
        connection.giveBack(true);
        if (!isServerShutdown(error) || tries >= MAX_TRIES) throw error;
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

/** Several dead connections may be in the pool. */
const MAX_TRIES = 4;

/** Migrations wait for each other, and creating an index takes long. */
const endless =
  'set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0';
