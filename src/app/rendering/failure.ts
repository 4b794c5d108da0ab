import type { QueryClient } from '@tanstack/react-query';
import { ApiError, NetworkError } from '#src/shared/api/call/errors.ts';

/**
 * The status a document is answered with because of a failed call: 404 for what is not there, also when only somebody
 * logged in could find it (a 401, spec 000 §8), the server's own 5xx for what it could not do. Undefined for failures a page speaks of itself, such as a hidden blog.
 */
export function failureOf(error: unknown): number | undefined {
  if (error instanceof NetworkError) return 502;
  if (!(error instanceof ApiError)) return 500;
  if (error.status === 401) return 404;
  return error.status === 404 || error.status >= 500 ? error.status : undefined;
}

/** The first failure in a cache that a whole document has to answer for. */
export function failureIn(queryClient: QueryClient): number | undefined {
  for (const { state } of queryClient.getQueryCache().getAll()) {
    const failure = state.status === 'error' ? failureOf(state.error) : undefined;
    if (failure !== undefined) return failure;
  }
  return undefined;
}

/** Whether a call was refused, as those for a hidden blog are; the page is rendered all the same and says so. */
export function hasRefusal(queryClient: QueryClient): boolean {
  return queryClient
    .getQueryCache()
    .getAll()
    .some(({ state: { error } }) => error instanceof ApiError && error.status === 403);
}
