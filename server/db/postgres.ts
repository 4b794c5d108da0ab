import pg from 'pg';
import { type Database, DatabaseFault, type SqlValue, type Transaction } from './database.ts';
import { withRetries } from './retry.ts';
import { statementName } from './statement-names.ts';
import { TransactionGuard } from './transaction-guard.ts';
import { readerOf, writeValue } from './values.ts';

export type PostgresOptions = {
  /** A `postgres://` address. */
  url: string;
  /** Connections this process holds at most. */
  connections?: number;
  /** Told of connections that broke while idle; the pool replaces them. */
  onIdleFault?: (error: Error) => void;
};

/** Opens a pool of connections to a PostgreSQL server (15 or newer). Connects when first used. */
export function openPostgres(options: PostgresOptions): Database {
  return new PostgresDatabase(options);
}

class PostgresDatabase implements Database {
  readonly kind = 'postgres';
  readonly #pool: pg.Pool;
  readonly #guard = new TransactionGuard();

  constructor({ url, connections = 10, onIdleFault }: PostgresOptions) {
    this.#pool = new pg.Pool({
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: 10_000,
      types: { getTypeParser: (oid: number) => readerOf(oid) } as pg.CustomTypesConfig,
      // jit costs more than it saves on statements of a few milliseconds. Waited for, whatever the types say.
      onConnect: (client) => client.query("set timezone = 'UTC'; set datestyle = 'ISO'; set jit = off"),
    });
    // A pool without a listener ends the process when the server drops an idle connection.
    this.#pool.on('error', (error) => onIdleFault?.(error));
  }

  async query<Row extends object>(sql: string, params?: readonly SqlValue[]): Promise<Row[]> {
    this.#guard.refuseInside();
    return sendToPool<Row>(this.#pool, sql, params);
  }

  async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    this.#guard.refuseInside();
    return withRetries(() => this.#attempt(work));
  }

  async close(): Promise<void> {
    if (!this.#pool.ended && !this.#pool.ending) await this.#pool.end();
  }

  async #attempt<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    let broken: Error | undefined;
    try {
      await script(client, 'begin');
      const tx: Transaction = {
        query: (sql, params) => send(client, sql, params),
        script: (sql) => script(client, sql),
      };
      const result = await this.#guard.run(() => work(tx));
      await script(client, 'commit');
      return result;
    } catch (error) {
      await script(client, 'rollback').catch((fault) => {
        broken = fault;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  }
}

/** The server ended the connection before the statement was done (a restart, an operator). */
const connectionEnded = '57P01';
/** Several dead connections may wait in the pool. */
const mostTries = 4;

/**
 * One statement on any connection of the pool. A connection that the server has ended meanwhile answers with that news
 * instead of running the statement, so another one is asked.
 */
async function sendToPool<Row extends object>(
  pool: pg.Pool,
  sql: string,
  params?: readonly SqlValue[],
): Promise<Row[]> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await send<Row>(pool, sql, params);
    } catch (error) {
      const isEnded = error instanceof DatabaseFault && error.code === connectionEnded;
      if (!isEnded || tries >= mostTries) throw error;
    }
  }
}

async function send<Row extends object>(
  target: pg.Pool | pg.PoolClient,
  sql: string,
  params: readonly SqlValue[] = [],
): Promise<Row[]> {
  try {
    const result = await target.query<Row>({
      name: statementName(sql),
      text: sql,
      values: params.map(writeValue),
    });
    return result.rows;
  } catch (error) {
    throw asFault(error);
  }
}

async function script(client: pg.PoolClient, sql: string): Promise<void> {
  try {
    await client.query(sql);
  } catch (error) {
    throw asFault(error);
  }
}

function asFault(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error;
  return new DatabaseFault(error.message, error.code ?? 'XX000', error.constraint, error);
}
