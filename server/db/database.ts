/** A value a statement may carry. JSON goes in as text through {@link json}; times as ISO 8601 text. */
export type SqlValue = string | number | bigint | boolean | null | Uint8Array | readonly SqlValue[];

/** Anything statements can be sent to: the database itself or a transaction. */
export interface Queryable {
  /**
   * Runs one prepared statement and answers its rows.
   *
   * Both engines read and write values alike: `bigint` columns come back as strings (ids do not fit a JavaScript
   * number), timestamps and dates as PostgreSQL writes them in UTC, `jsonb` parsed, `bytea` as bytes, arrays as
   * arrays. Give `sql` as a constant: its text names the prepared statement.
   *
   * @throws {DatabaseFault} with the SQLSTATE in `code`.
   */
  query<Row extends object = Record<string, unknown>>(
    sql: string,
    params?: readonly SqlValue[],
  ): Promise<Row[]>;
}

/** What a caller of {@link Database.transaction} works with; gone when the callback ends. */
export interface Transaction extends Queryable {
  /** Runs several statements at once, without parameters. For migrations and seeds. */
  script(sql: string): Promise<void>;
}

export type TransactionOptions = {
  /** May take as long as it takes: no time-outs. For migrations, seeds and backups, never for a call. */
  isLong?: boolean;
  /** Sees the database as it was at its first statement, and only reads. */
  isSnapshot?: boolean;
};

/** Somebody who hears what statements tell. */
export interface Listener {
  /** Called with each text, once the transaction that told it is committed. */
  heard: (told: string) => void;
  /** Called when the connection was lost and is back: what was told meanwhile was not heard. */
  missed: () => void;
}

/** One PostgreSQL-speaking database, embedded or on a server. */
export interface Database extends Queryable {
  readonly kind: 'pglite' | 'postgres';
  /**
   * Runs `work` in one transaction (read committed). It is repeated when the database found a deadlock or a
   * serialisation conflict, so it must have no effect outside the database.
   *
   * Inside, use only the given transaction: a query on the database itself would wait for the transaction to end,
   * and is refused.
   *
   * A connection that breaks before the commit is replaced and `work` repeated; one that breaks during it is a fault
   * with code `08007`, because nobody knows whether it counts.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /**
   * Hears what anybody's statements tell on `channel` (`pg_notify`), this process's own among them. A server is listened to
   * on a connection of its own, which is replaced when it breaks.
   *
   * @param channel a plain name
   * @returns what ends it
   */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>;
  /**
   * Runs a text of several statements as it stands, its own `begin` and `commit` included, and answers the rows of all of
   * them. For libraries that bring their SQL along; what fails is rolled back.
   */
  batch(sql: string): Promise<object[]>;
  /** Waits for statements under way, then lets go of files and connections. */
  close(): Promise<void>;
}

/** A statement the database refused. `code` is the SQLSTATE, for example `23505` for a broken unique constraint. */
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

/** Whether `error` says that a row with that key is already there, optionally that of one named constraint. */
export function isUniqueViolation(error: unknown, constraint?: string): error is DatabaseFault {
  return (
    error instanceof DatabaseFault &&
    error.code === '23505' &&
    (constraint === undefined || error.constraint === constraint)
  );
}

/** Whether `error` says that a row names another one which is not there. */
export function isForeignKeyViolation(error: unknown): error is DatabaseFault {
  return error instanceof DatabaseFault && error.code === '23503';
}

/** The only row, or the first one, or undefined when there is none. */
export async function first<Row extends object>(
  db: Queryable,
  sql: string,
  params?: readonly SqlValue[],
): Promise<Row | undefined> {
  const rows = await db.query<Row>(sql, params);
  return rows[0];
}

/** A value for a `json` or `jsonb` parameter. Arrays must go this way: bare, they become PostgreSQL arrays. */
export function json(value: unknown): string {
  return JSON.stringify(value);
}
