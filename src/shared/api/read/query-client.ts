import { QueryClient } from '@tanstack/react-query';
import { ApiError, NetworkError } from '../call/errors.ts';

const MAX_TRIES = 3;
const WORTH_TRYING_AGAIN = new Set([429, 502, 503]);

/** Whether reading again may help: the network failed, or the server said it was busy. */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  if (failureCount >= MAX_TRIES - 1) return false;
  return error instanceof NetworkError || (error instanceof ApiError && WORTH_TRYING_AGAIN.has(error.status));
}

/** Milliseconds to wait before reading again: what the server asked for, else twice as long each time. */
export function retryDelay(failureCount: number, error: unknown): number {
  const asked = error instanceof ApiError ? error.retryAfter : undefined;
  return Math.min(asked === undefined ? 500 * 2 ** failureCount : asked * 1000, 15_000);
}

/** A query client with the product's rules: only reads are repeated, writes never by themselves. */
export function makeQueryClient(): QueryClient {
  const onServer = typeof window === 'undefined';
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: onServer ? Number.POSITIVE_INFINITY : 5 * 60_000,
        retry: onServer ? false : shouldRetry,
        retryDelay,
        refetchOnWindowFocus: false,
        // Asked once even without a connection: the worker may have kept the answer.
        networkMode: 'offlineFirst',
      },
      mutations: {
        retry: false,
        // Without a network a write fails at once and says so; it does not go out by itself when nobody expects it.
        networkMode: 'always',
        // What was written, a password among it, is forgotten with the form it came from.
        gcTime: 0,
      },
    },
  });
}
