import type { ErrorTick } from '#generated/zod/errorTick.zod.ts';

/** A caught error and its context. */
export interface CaughtError {
  error: unknown;
  /** Route pattern of the page. */
  route: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** Errors outside the site's control, which are not reported (spec 001 §5). */
const NOISE =
  /^(?:Script error\.?|ResizeObserver loop .*|Failed to fetch|Load failed|NetworkError when attempting to fetch resource\.?)$/i;

const EXTENSION = /(?:chrome|moz|safari-web|safari)-extension:/;

const MAX_LENGTHS = { name: 256, message: 4096, stack: 20_000, route: 256 };

function isAnswer(error: Error): boolean {
  return error.name === 'ApiError' && 'status' in error && String(error.status).startsWith('4');
}

function isNoise(error: Error): boolean {
  const isCancelled = error.name === 'AbortError' || error.name === 'CancelledError';
  return isCancelled || error.name === 'NetworkError' || isAnswer(error) || NOISE.test(error.message);
}

/**
 * Converts an error into a report entry; undefined for noise. Query and hash are stripped from addresses, because they
 * may identify the user.
 */
export function errorTickOf({ error, route, at }: CaughtError): ErrorTick | undefined {
  const thrown =
    error instanceof Error ? error : new Error(typeof error === 'string' ? error : 'Something was thrown');
  if (isNoise(thrown)) return undefined;
  const stack = (thrown.stack ?? '').replaceAll(/(https?:[^\s?#)]*)[?#][^\s):]*/g, '$1');
  const { RELEASE } = import.meta.env;
  return {
    route: route.slice(0, MAX_LENGTHS.route),
    name: thrown.name.slice(0, MAX_LENGTHS.name),
    message: thrown.message.slice(0, MAX_LENGTHS.message),
    stack: stack.slice(0, MAX_LENGTHS.stack),
    timestamp: at,
    isExtension: EXTENSION.test(stack),
    ...(RELEASE ? { release: RELEASE } : {}),
  };
}
