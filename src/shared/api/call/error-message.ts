import { t } from '@lingui/core/macro';
import { ApiError, NetworkError } from './errors.ts';

/**
 * Returns the message to show for a failure: the server's first detail, else `fallback`, a whole sentence, extended by
 * a question about the connection when no response came. An empty fallback returns the server's detail only.
 */
export function errorMessage(error: unknown, fallback: string): string {
  // The server's own rendering has no connection to lose.
  if (!import.meta.env.SSR && error instanceof NetworkError && fallback !== '')
    return t`${fallback} Check your connection and try again.`;
  return (error instanceof ApiError && error.errors[0]?.detail) || fallback;
}
