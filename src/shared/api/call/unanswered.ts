import { ApiError, NetworkError, ResponseTypeError } from './errors.ts';

/** The same request is still being carried out, by a process that may have died (openapi/errors.yaml). */
const UNDER_WAY = 4011;
/** What stands before the server answers these when the server is away. */
const AWAY: ReadonlySet<number> = new Set([502, 503, 504]);

/**
 * Whether nobody knows yet what became of a write: no answer came, the server was away, or it is still at it. Sent again
 * under its own Idempotency-Key it is done once.
 */
export function isUnanswered(error: unknown): boolean {
  if (error instanceof NetworkError) return true;
  if (error instanceof ApiError) return error.has(UNDER_WAY) || AWAY.has(error.status);
  return error instanceof ResponseTypeError && AWAY.has(error.status);
}
