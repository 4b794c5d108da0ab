import pg from 'pg';
import { DatabaseFault } from './database.ts';

/** SQLSTATEs of this room's own making, for what the driver tells without one. */
export const connectionRefused = '08001';
export const connectionLost = '08006';
/** The connection broke while a commit was under way: nobody knows whether it counts. */
export const commitUnknown = '08007';
/** Took longer than it may: what PostgreSQL itself says of a statement it stopped. */
const stopped = '57014';

/** SQLSTATEs by which the server says goodbye: it is stopped, was killed, or is starting. */
const goodbyes: ReadonlySet<string> = new Set(['57P01', '57P02', '57P03', '57P05', '25P03']);

/**
 * The server ended the connection before the statement was done (a restart, an operator): it says so, or nothing could
 * be written to it any more.
 */
export function isGoodbye(error: unknown): boolean {
  if (!(error instanceof DatabaseFault)) return false;
  const wasNeverSent = (error.cause as NodeJS.ErrnoException | undefined)?.code === 'EPIPE';
  return goodbyes.has(error.code) || wasNeverSent;
}

/** Whether a connection that answered so can be used no more. */
export function isUnusable(error: unknown): boolean {
  if (!(error instanceof DatabaseFault)) return false;
  const isReadTimeout = error.code === stopped && !(error.cause instanceof pg.DatabaseError);
  return goodbyes.has(error.code) || error.code.startsWith('08') || isReadTimeout;
}

/** What the driver threw while a statement ran, as a fault with a SQLSTATE. */
export function asFault(error: unknown): unknown {
  if (error instanceof DatabaseFault || !(error instanceof Error)) return error;
  if (error instanceof pg.DatabaseError) {
    return new DatabaseFault(error.message, error.code ?? 'XX000', error.constraint, error);
  }
  const { code } = error as NodeJS.ErrnoException;
  if (error.message === 'Query read timeout')
    return new DatabaseFault(error.message, stopped, undefined, error);
  const isConnection = /connection (?:terminated|ended)|not queryable/i.test(error.message);
  // The system's own words for a broken line; everything else is a mistake of ours.
  if (isConnection || /^E[A-Z]+$/.test(code ?? ''))
    return new DatabaseFault(error.message, connectionLost, undefined, error);
  return error;
}

/** What was thrown while a connection was asked for. The server's own refusals keep their SQLSTATE. */
export function asConnectFault(error: unknown): unknown {
  if (error instanceof pg.DatabaseError) return asFault(error);
  const message = error instanceof Error ? wordsOf(error) : String(error);
  return new DatabaseFault(message, connectionRefused, undefined, error);
}

/** Several addresses of one name that all refused come without a message of their own. */
function wordsOf(error: Error): string {
  const first = error instanceof AggregateError ? error.errors[0] : undefined;
  return error.message || (first instanceof Error ? first.message : 'no connection');
}
