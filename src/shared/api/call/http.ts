import { learnTime } from '#src/shared/lib/time/site-clock.ts';
import { NetworkError } from './errors.ts';

/** How requests leave this program. The browser uses the defaults; server rendering and tests bring their own fetch. */
export interface HttpOptions {
  fetch: typeof fetch;
  /** Put before every path; empty in the browser. */
  baseUrl: string;
  /** The bearer token that names this client, not the member. */
  clientToken: string;
  version: string;
  /** A Prefer header that forces a documented answer of an operation; the developer panel of the mock sets it. */
  preferOf?: (operation: string) => string | undefined;
  /** Answers were checked where they were made, which is this process: nothing is won by doing it again. */
  areAnswersChecked?: boolean;
}

const UNSAFE = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const CSRF_CODE = 1019;
/** Browsers let 64 kB in all outlive their page; a write of more than this is a form that asks before it is left. */
const OUTLIVES_PAGE = 8_000;

const options: HttpOptions = {
  fetch: (input, init) => globalThis.fetch(input, init),
  baseUrl: '',
  clientToken: 'skein-web',
  version: '1',
};

/** The latest CSRF token of this browser's session. Kept in memory only. */
let csrfToken: string | null = null;

export function configureHttp(changes: Partial<HttpOptions>): void {
  Object.assign(options, changes);
}

/** Whether what comes is to be held against the contract. */
export const checksAnswers = (): boolean => options.areAnswersChecked !== true;

/** Forgets the CSRF token, for tests and after logging out. */
export function forgetCsrfToken(): void {
  csrfToken = null;
}

export interface SendInit extends RequestInit {
  /** Called with 0 to 100 while the body goes out. */
  onUploadProgress?: (percent: number) => void;
  operation?: string;
  /** Whether the operation takes an Idempotency-Key (`x-idempotency`); each call then gets a key of its own. */
  isIdempotent?: boolean;
  /** The key of an action that is sent again on purpose, after an answer got lost: see {@link newIdempotencyKey}. */
  idempotencyKey?: string;
}

/** Names one action of the member: 128 random bits, in a page without https as well. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function headersFor(method: string, init: SendInit): Headers {
  const headers = new Headers(init.headers);
  if (!headers.has('Accept')) headers.set('Accept', 'application/json;format=camelcase');
  headers.set('Authorization', `Bearer ${options.clientToken}`);
  headers.set('X-Version', options.version);
  if (typeof init.body === 'string' && !headers.has('Content-Type'))
    headers.set('Content-Type', 'application/json');
  if (csrfToken && UNSAFE.has(method)) headers.set('X-CSRF', csrfToken);
  if (init.idempotencyKey) headers.set('Idempotency-Key', init.idempotencyKey);
  const prefer = init.operation && options.preferOf?.(init.operation);
  if (prefer) headers.set('Prefer', prefer);
  return headers;
}

/** The headers of a request that another program of this page sends by itself. */
export const headersOf = (method: string): Headers => headersFor(method, {});

/** Whether a request goes on when its page is left at once: a like or a follow that was shown must not be lost. */
function outlivesPage(method: string, { body }: SendInit): boolean {
  if (!UNSAFE.has(method)) return false;
  return body === undefined || body === null || (typeof body === 'string' && body.length <= OUTLIVES_PAGE);
}

async function sendOnce(url: string, method: string, init: SendInit): Promise<Response> {
  const headers = headersFor(method, init);
  try {
    const response = init.onUploadProgress
      ? await (await import('./upload.ts')).sendWithProgress(options.baseUrl + url, method, headers, init)
      : await options.fetch(options.baseUrl + url, {
          ...init,
          method,
          headers,
          credentials: 'same-origin',
          keepalive: outlivesPage(method, init),
        });
    learnTime(response.headers.get('Date'));
    csrfToken = response.headers.get('X-CSRF') ?? csrfToken;
    return response;
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new NetworkError(method, url, error);
  }
}

async function isStaleCsrf(response: Response): Promise<boolean> {
  if (response.status !== 403 || !response.headers.has('X-CSRF')) return false;
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { errors?: Array<{ code: number }> } | null;
  return body?.errors?.some(({ code }) => code === CSRF_CODE) ?? false;
}

/**
 * Sends one request with all headers of the contract (spec 000 §7). The CSRF token is learnt from answers and sent on
 * POST, PUT, PATCH and DELETE; a request refused only for a stale token was not carried out, so it is sent again once,
 * under the same Idempotency-Key where the operation takes one.
 *
 * @throws NetworkError when no answer came; an abort is rethrown untouched
 */
export async function send(url: string, init: SendInit = {}): Promise<Response> {
  const method = (init.method ?? 'GET').toUpperCase();
  const { isIdempotent, idempotencyKey = newIdempotencyKey(), ...rest } = init;
  // Writers give every action a key; operations that do not take one are not sent it.
  const request = { ...rest, ...(isIdempotent ? { idempotencyKey } : {}) };
  const response = await sendOnce(url, method, request);
  return UNSAFE.has(method) && (await isStaleCsrf(response)) ? sendOnce(url, method, request) : response;
}
