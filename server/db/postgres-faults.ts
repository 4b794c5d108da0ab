import pg from 'pg';
import { DatabaseFault } from './database.ts';

/** SQLSTATEs assigned here to driver errors that have none. */
export const connectionRefused = '08001';
export const connectionLost = '08006';
/** The connection broke during a commit: it is unknown whether the transaction was committed. */
export const commitUnknown = '08007';
/** SQLSTATE with which PostgreSQL reports a statement that exceeded its time-out. */
const stopped = '57014';

/** SQLSTATEs of a server that is stopping, was killed, or is starting. */
const goodbyes: ReadonlySet<string> = new Set(['57P01', '57P02', '57P03', '57P05', '25P03']);

/**
 * Returns true when the server ended the connection before the statement was done (a restart, an operator): the server
 * reports it, or writing fails.
 */
export function isServerShutdown(error: unknown): boolean {
  if (!(error instanceof DatabaseFault)) return false;
  const wasNeverSent = (error.cause as NodeJS.ErrnoException | undefined)?.code === 'EPIPE';
  return goodbyes.has(error.code) || wasNeverSent;
}

/** Returns true when the connection cannot be used after this error. */
export function isUnusable(error: unknown): boolean {
  if (!(error instanceof DatabaseFault)) return false;
  const isReadTimeout = error.code === stopped && !(error.cause instanceof pg.DatabaseError);
  return goodbyes.has(error.code) || error.code.startsWith('08') || isReadTimeout;
}

/** Converts an error of the driver during a statement to a fault with a SQLSTATE. */
export function asFault(error: unknown): unknown {
  if (error instanceof DatabaseFault || !(error instanceof Error)) return error;
  if (error instanceof pg.DatabaseError) {
    return new DatabaseFault(error.message, error.code ?? 'XX000', error.constraint, error);
  }
  const { code } = error as NodeJS.ErrnoException;
  if (error.message === 'Query read timeout')
    return new DatabaseFault(error.message, stopped, undefined, error);
  const isConnection = /connection (?:terminated|ended)|not queryable/i.test(error.message);
  // System error codes of a broken connection; all other errors are bugs.
  if (isConnection || /^E[A-Z]+$/.test(code ?? ''))
    return new DatabaseFault(error.message, connectionLost, undefined, error);
  return error;
}

/** Converts an error of acquiring a connection. The server's own refusals keep their SQLSTATE. */
export function asConnectFault(error: unknown): unknown {
  if (error instanceof pg.DatabaseError) return asFault(error);
  const message = error instanceof Error ? wordsOf(error) : String(error);
  return new DatabaseFault(message, connectionRefused, undefined, error);
}

/**
 * Returns the message of an error. When several addresses of one host name all refused, the error has none of its own.
 */
function wordsOf(error: Error): string {
  const first = error instanceof AggregateError ? error.errors[0] : undefined;
  return error.message || (first instanceof Error ? first.message : 'no connection');
}
