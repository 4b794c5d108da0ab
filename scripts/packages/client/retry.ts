/** Decides which calls are sent again, and when. */
export interface RetryOptions {
  /** Greatest number of repetitions of one call; 0 for none. */
  retries: number;
  /** Longest wait in milliseconds that a server may ask for; with a longer one the refusal is returned. */
  maxWaitMs: number;
  fetch: (request: Request) => Promise<Response>;
}

/** Waiting time before the first repetition of a call without an answer; it doubles with each one. */
const FIRST_BACKOFF_MS = 250;
/** Statuses of a server that is overloaded or being restarted. */
const TEMPORARY_STATUSES: ReadonlySet<number> = new Set([502, 503, 504]);
const IDEMPOTENT_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE']);

/**
 * Returns a `fetch` that repeats calls which can be repeated without doing anything twice:
 *
 * - after 429, which was refused before it did anything, as long as `Retry-After` says
 * - after 409 with `Retry-After`, when the first call with the same Idempotency-Key is still in progress
 * - after 502, 503, 504 and lost connections, with exponential backoff, only methods that are idempotent and calls with
 *   an Idempotency-Key
 */
export function retryingFetch({ retries, maxWaitMs, fetch }: RetryOptions) {
  return async (request: Request): Promise<Response> => {
    for (let attempt = 0; ; attempt += 1) {
      const isLast = attempt >= retries;
      // A body can be read once, so each attempt but the last one sends a copy.
      const outcome = await fetch(isLast ? request : request.clone()).catch((error: unknown) => ({ error }));
      const waitMs = isLast ? undefined : waitMsOf(request, outcome, attempt);
      if (waitMs === undefined || waitMs > maxWaitMs) {
        if ('error' in outcome) throw outcome.error;
        return outcome;
      }
      if (!('error' in outcome)) await outcome.body?.cancel();
      await sleep(waitMs, request.signal);
    }
  };
}

/** Returns how long to wait before the call is repeated; undefined when it must not be. */
function waitMsOf(
  request: Request,
  outcome: Response | { error: unknown },
  attempt: number,
): number | undefined {
  const isSafe = IDEMPOTENT_METHODS.has(request.method) || request.headers.has('Idempotency-Key');
  const backoffMs = FIRST_BACKOFF_MS * 2 ** attempt * (0.5 + Math.random() / 2);
  if ('error' in outcome) return isSafe && !request.signal.aborted ? backoffMs : undefined;
  const askedMs = retryAfterMs(outcome);
  if (outcome.status === 429) return askedMs;
  if (outcome.status === 409) return request.headers.has('Idempotency-Key') ? askedMs : undefined;
  return TEMPORARY_STATUSES.has(outcome.status) && isSafe ? (askedMs ?? backoffMs) : undefined;
}

/** Returns the header Retry-After, which the contract gives in seconds, in milliseconds. */
function retryAfterMs({ headers }: Response): number | undefined {
  const seconds = headers.get('Retry-After');
  return seconds !== null && /^\d+$/.test(seconds) ? Number(seconds) * 1000 : undefined;
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });
}
