/** A parameter value. JSON is passed as text through {@link json}; times as ISO 8601 text. */
export type SqlValue = string | number | bigint | boolean | null | Uint8Array | readonly SqlValue[];

/** Target of statements: the database itself or a transaction. */
export interface Queryable {
  /**
   * Runs one prepared statement and returns its rows.
   *
   * Both engines read and write values alike: `bigint` columns are returned as strings (ids do not fit a JavaScript
   * number), timestamps and dates as PostgreSQL writes them in UTC, `jsonb` parsed, `bytea` as bytes, arrays as arrays.
   * Pass `sql` as a constant: its text names the prepared statement.
   *
   * @throws {DatabaseFault} with the SQLSTATE in `code`.
   */
  query<Row extends object = Record<string, unknown>>(
    sql: string,
    params?: readonly SqlValue[],
  ): Promise<Row[]>;
}

/** Transaction of {@link Database.transaction}; unusable after the callback ends. */
export interface Transaction extends Queryable {
  /** Runs several statements at once, without parameters. For migrations and seeds. */
  script(sql: string): Promise<void>;
}

export type TransactionOptions = {
  /** Disables time-outs. For migrations, seeds and backups, never for a call. */
  isLong?: boolean;
  /** Reads a snapshot taken at the first statement; read-only. */
  isSnapshot?: boolean;
};

/** Receiver of notifications. */
export interface Listener {
  /** Called with each payload, once the transaction that sent it is committed. */
  heard: (told: string) => void;
  /** Called when a lost connection is back: notifications sent meanwhile were not received. */
  missed: () => void;
}

/** Connections of a process: all that are open, those of them that nobody uses, and requests that wait for one. */
export type ConnectionCounts = { open: number; idle: number; waiting: number };

/** One PostgreSQL-speaking database, embedded or on a server. */
export interface Database extends Queryable {
  readonly kind: 'pglite' | 'postgres';
  /**
   * Runs `work` in one transaction (read committed). It is repeated after a deadlock or a serialisation conflict, so it
   * must have no effect outside the database.
   *
   * Inside, use only the given transaction: a query on the database itself would wait for the transaction to end, and
   * is refused.
   *
   * A connection that breaks before the commit is replaced and `work` repeated; one that breaks during the commit is a
   * fault with code `08007`, because it is unknown whether the transaction was committed.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /**
   * Listens for notifications on `channel` (`pg_notify`), including those of this process. A PostgreSQL server is
   * listened to on a separate connection, which is replaced when it breaks.
   *
   * @param channel a plain name
   * @returns a function that stops listening
   */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>;
  /**
   * Runs a text of several statements unchanged, with its own `begin` and `commit`, and returns the rows of all of
   * them. For libraries that bring their own SQL; a failure is rolled back.
   */
  batch(sql: string): Promise<object[]>;
  /** Returns the connections of this process; missing for the embedded database, which has none. */
  connections?(): ConnectionCounts;
  /** Waits for running statements, then releases files and connections. */
  close(): Promise<void>;
}

/**
 * A statement that the database refused. `code` is the SQLSTATE, for example `23505` for a violated unique constraint.
 */
export class DatabaseFault extends Error {
  override readonly name = 'DatabaseFault';
  readonly code: string;
  readonly constraint: string | undefined;

  constructor(message: string, code: string, constraint: string | undefined, cause: unknown) {
    super(message, { cause });
    this.code = code;
    this.constraint = constraint;
  }
}

/** Returns true when `error` is a violated unique constraint, optionally of the given name. */
export function isUniqueViolation(error: unknown, constraint?: string): error is DatabaseFault {
  return (
    error instanceof DatabaseFault &&
    error.code === '23505' &&
    (constraint === undefined || error.constraint === constraint)
  );
}

/** Returns true when `error` is a violated foreign key. */
export function isForeignKeyViolation(error: unknown): error is DatabaseFault {
  return error instanceof DatabaseFault && error.code === '23503';
}

/** Returns the first row, or undefined when there is none. */
export async function first<Row extends object>(
  db: Queryable,
  sql: string,
  params?: readonly SqlValue[],
): Promise<Row | undefined> {
  const rows = await db.query<Row>(sql, params);
  return rows[0];
}

/**
 * Encodes a value for a `json` or `jsonb` parameter. Arrays must be passed this way: otherwise they become PostgreSQL
 * arrays.
 */
export function json(value: unknown): string {
  return JSON.stringify(value);
}
