import { QueryClient } from '@tanstack/react-query';
import { ApiError, NetworkError } from '../call/errors.ts';
import { OrderedQueryClient } from './ordered-query-client.ts';

const MAX_ATTEMPTS = 3;
const RETRYABLE_STATUSES = new Set([429, 502, 503]);

/** Returns true when a read may succeed on retry: the network failed, or the server was busy. */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  if (failureCount >= MAX_ATTEMPTS - 1) return false;
  return error instanceof NetworkError || (error instanceof ApiError && RETRYABLE_STATUSES.has(error.status));
}

/** Returns the milliseconds before a retry: the server's Retry-After, else exponential backoff. */
export function retryDelay(failureCount: number, error: unknown): number {
  const retryAfter = error instanceof ApiError ? error.retryAfter : undefined;
  return Math.min(retryAfter === undefined ? 500 * 2 ** failureCount : retryAfter * 1000, 15_000);
}

/**
 * Creates a query client with the product's defaults: reads are retried, writes never. In the browser, reads and changes
 * are ordered; the server renders many pages at once and changes nothing.
 */
export function makeQueryClient(): QueryClient {
  const onServer = typeof window === 'undefined';
  const Client = onServer ? QueryClient : OrderedQueryClient;
  return new Client({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: onServer ? Number.POSITIVE_INFINITY : 5 * 60_000,
        retry: onServer ? false : shouldRetry,
        retryDelay,
        refetchOnWindowFocus: false,
        // Sent once even without a connection, because the service worker may have a cached response.
        networkMode: 'offlineFirst',
      },
      mutations: {
        retry: false,
        // Offline a write fails at once; a paused one would be sent at an unexpected time.
        networkMode: 'always',
        // Variables, which may include a password, are dropped together with their form.
        gcTime: 0,
      },
    },
  });
}
