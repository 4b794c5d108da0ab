import type { ErrorTick } from '#generated/zod/errorTick.zod.ts';

/** What is known of an error when somebody hears of it. */
export interface Heard {
  error: unknown;
  /** The pattern of the page. */
  route: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** What happens to everybody and says nothing of the site (spec 001 §5). */
const NOISE =
  /^(?:Script error\.?|ResizeObserver loop .*|Failed to fetch|Load failed|NetworkError when attempting to fetch resource\.?)$/i;

const EXTENSION = /(?:chrome|moz|safari-web|safari)-extension:/;

const LONGEST = { name: 256, message: 4096, stack: 20_000, route: 256 };

function isAnswer(error: Error): boolean {
  return error.name === 'ApiError' && 'status' in error && String(error.status).startsWith('4');
}

function isNoise(error: Error): boolean {
  const isCancelled = error.name === 'AbortError' || error.name === 'CancelledError';
  return isCancelled || error.name === 'NetworkError' || isAnswer(error) || NOISE.test(error.message);
}

/** An error as it is reported; undefined for noise. Addresses lose what follows them: it may say who somebody is. */
export function tickOf({ error, route, at }: Heard): ErrorTick | undefined {
  const thrown =
    error instanceof Error ? error : new Error(typeof error === 'string' ? error : 'Something was thrown');
  if (isNoise(thrown)) return undefined;
  const stack = (thrown.stack ?? '').replaceAll(/(https?:[^\s?#)]*)[?#][^\s):]*/g, '$1');
  const { RELEASE } = import.meta.env;
  return {
    route: route.slice(0, LONGEST.route),
    name: thrown.name.slice(0, LONGEST.name),
    message: thrown.message.slice(0, LONGEST.message),
    stack: stack.slice(0, LONGEST.stack),
    timestamp: at,
    isExtension: EXTENSION.test(stack),
    ...(RELEASE ? { release: RELEASE } : {}),
  };
}
