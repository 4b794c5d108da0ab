import { syncSiteClock } from '#src/shared/lib/time/site-clock.ts';
import { NetworkError } from './errors.ts';
import { hasSessionMarker } from './session.ts';

/** Configuration of HTTP requests. The browser uses the defaults; server rendering and tests set their own fetch. */
export interface HttpOptions {
  fetch: typeof fetch;
  /** Prepended to every path; empty in the browser. */
  baseUrl: string;
  /** Bearer token that identifies this client, not the member. */
  clientToken: string;
  version: string;
  /** Returns a Prefer header that forces a documented response of an operation; set by the mock's developer panel. */
  preferOf?: (operation: string) => string | undefined;
  /** Makes a small read of the member, whose response carries the CSRF token. Set by the site's page. */
  readMember?: () => Promise<unknown>;
  /** True when the API runs in this process and has validated its responses already. */
  skipResponseValidation?: boolean;
}

const UNSAFE = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const CSRF_CODE = 1019;
/**
 * Browsers limit all keepalive requests of a page to 64 KiB together; larger writes are forms, which ask before they
 * are left.
 */
const KEEPALIVE_MAX_BODY_LENGTH = 8_000;

const options: HttpOptions = {
  fetch: (input, init) => globalThis.fetch(input, init),
  baseUrl: '',
  clientToken: 'skein-web',
  version: '1',
};

/** Latest CSRF token of this browser's session, in memory only. */
let csrfToken: string | null = null;
/** The request for the first CSRF token, shared by the writes that wait for it. */
let csrfRequest: Promise<unknown> | undefined;

export function configureHttp(changes: Partial<HttpOptions>): void {
  Object.assign(options, changes);
}

/** Returns true when responses are validated against the contract. */
export const shouldValidateResponses = (): boolean => options.skipResponseValidation !== true;

/** Drops the CSRF token, for tests and after logging out. */
export function forgetCsrfToken(): void {
  csrfToken = null;
  csrfRequest = undefined;
}

export interface SendInit extends RequestInit {
  /** Upload progress, 0 to 100. */
  onUploadProgress?: (percent: number) => void;
  operation?: string;
  /** True when the operation takes an Idempotency-Key (`x-idempotency`); each call then gets a new key. */
  isIdempotent?: boolean;
  /** Key of a deliberately repeated action whose response got lost: see {@link newIdempotencyKey}. */
  idempotencyKey?: string;
}

/** Creates the key of one action: 128 random bits. Works on pages without https as well. */
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

/** Returns the headers for a request another library sends itself. */
export const requestHeaders = (method: string): Headers => headersFor(method, {});

/**
 * Returns true when a request outlives its page, so that a like or follow is not lost when the user navigates away at
 * once.
 */
function shouldKeepAlive(method: string, { body }: SendInit): boolean {
  if (!UNSAFE.has(method)) return false;
  return (
    body === undefined ||
    body === null ||
    (typeof body === 'string' && body.length <= KEEPALIVE_MAX_BODY_LENGTH)
  );
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
          keepalive: shouldKeepAlive(method, init),
        });
    syncSiteClock(response.headers.get('Date'));
    csrfToken = response.headers.get('X-CSRF') ?? csrfToken;
    return response;
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new NetworkError(method, url, error);
  }
}

/**
 * Reads the CSRF token before a member's first write of a page whose data came with its document, which no response has
 * brought a token yet. Asks once for each page; without a token the write is refused and repeated.
 */
async function readFirstCsrfToken(): Promise<void> {
  if (csrfToken || !options.readMember || !hasSessionMarker()) return;
  csrfRequest ??= options.readMember().catch(() => undefined);
  await csrfRequest;
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
 * Sends one request with all headers of the contract (spec 000 §7). The CSRF token is read from responses and sent on
 * POST, PUT, PATCH and DELETE; a request refused only for a stale token was not processed, so it is repeated once,
 * under the same Idempotency-Key where the operation takes one.
 *
 * @throws NetworkError when no response came; an abort is rethrown unchanged
 */
export async function send(url: string, init: SendInit = {}): Promise<Response> {
  const method = (init.method ?? 'GET').toUpperCase();
  const { isIdempotent, idempotencyKey = newIdempotencyKey(), ...rest } = init;
  // Writes give every action a key; it is dropped for operations that do not take one.
  const request = { ...rest, ...(isIdempotent ? { idempotencyKey } : {}) };
  if (UNSAFE.has(method)) await readFirstCsrfToken();
  const response = await sendOnce(url, method, request);
  return UNSAFE.has(method) && (await isStaleCsrf(response)) ? sendOnce(url, method, request) : response;
}
