import type { QueryClient } from '@tanstack/react-query';
import { ApiError, NetworkError } from '#src/shared/api/call/errors.ts';

/**
 * Returns the document status for a failed call: 404 for what is missing or found by members only (a 401, spec 000 §8),
 * the server's own 5xx for its errors. Undefined for failures the page displays itself, such as a hidden blog.
 */
export function failureStatusOf(error: unknown): number | undefined {
  if (error instanceof NetworkError) return 502;
  if (!(error instanceof ApiError)) return 500;
  if (error.status === 401) return 404;
  return error.status === 404 || error.status >= 500 ? error.status : undefined;
}

/** Returns the first cached failure that determines the document's status. */
export function cachedFailureStatus(queryClient: QueryClient): number | undefined {
  for (const { state } of queryClient.getQueryCache().getAll()) {
    const failure = state.status === 'error' ? failureStatusOf(state.error) : undefined;
    if (failure !== undefined) return failure;
  }
  return undefined;
}

/**
 * Returns true when a call was refused with 403, for example for a hidden blog; the page still renders and explains it.
 */
export function hasForbiddenCall(queryClient: QueryClient): boolean {
  return queryClient
    .getQueryCache()
    .getAll()
    .some(({ state: { error } }) => error instanceof ApiError && error.status === 403);
}
