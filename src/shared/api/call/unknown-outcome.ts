import { ApiError, NetworkError, ResponseTypeError } from './errors.ts';

/** The same request is still being processed, by a process that may have died (openapi/errors.yaml). */
const REQUEST_IN_PROGRESS_CODE = 4011;
/** Statuses of the proxy when the server is down. */
const GATEWAY_STATUSES: ReadonlySet<number> = new Set([502, 503, 504]);

/**
 * Returns true when the outcome of a write is unknown: no response, server down, or still processing. Repeating it
 * under the same Idempotency-Key executes it once.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  if (error instanceof NetworkError) return true;
  if (error instanceof ApiError)
    return error.has(REQUEST_IN_PROGRESS_CODE) || GATEWAY_STATUSES.has(error.status);
  return error instanceof ResponseTypeError && GATEWAY_STATUSES.has(error.status);
}
