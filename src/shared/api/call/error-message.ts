import { t } from '@lingui/core/macro';
import { ApiError, NetworkError } from './errors.ts';

/**
 * The sentence to show for a failure: the server's first detail, else `fallback`, a whole sentence, which asks for the line
 * where no answer came. Without a fallback, nothing but the server's words.
 */
export function detailOf(error: unknown, fallback: string): string {
  // A page's own server has no line to lose.
  if (!import.meta.env.SSR && error instanceof NetworkError && fallback !== '')
    return t`${fallback} Are you online?`;
  return (error instanceof ApiError && error.errors[0]?.detail) || fallback;
}
