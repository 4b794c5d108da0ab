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
}

const UNSAFE = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const CSRF_CODE = 1019;

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

/** Forgets the CSRF token, for tests and after logging out. */
export function forgetCsrfToken(): void {
  csrfToken = null;
}

export interface SendInit extends RequestInit {
  /** Called with 0 to 100 while the body goes out. */
  onUploadProgress?: (percent: number) => void;
  operation?: string;
}

function headersFor(method: string, init: SendInit): Headers {
  const headers = new Headers(init.headers);
  headers.set('Accept', 'application/json;format=camelcase');
  headers.set('Authorization', `Bearer ${options.clientToken}`);
  headers.set('X-Version', options.version);
  if (typeof init.body === 'string' && !headers.has('Content-Type'))
    headers.set('Content-Type', 'application/json');
  if (csrfToken && UNSAFE.has(method)) headers.set('X-CSRF', csrfToken);
  const prefer = init.operation && options.preferOf?.(init.operation);
  if (prefer) headers.set('Prefer', prefer);
  return headers;
}

/** Uploads by XMLHttpRequest, the only way to see how much of a body has gone out. */
function sendWithProgress(url: string, method: string, headers: Headers, init: SendInit): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.withCredentials = true;
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) init.onUploadProgress?.(Math.round((loaded / total) * 100));
    };
    request.onerror = () => reject(new TypeError('Upload failed'));
    request.onabort = () => reject(init.signal?.reason ?? new DOMException('Aborted', 'AbortError'));
    request.onload = () => {
      init.onUploadProgress?.(100);
      const answered = new Headers();
      for (const line of request
        .getAllResponseHeaders()
        .trim()
        .split(/[\r\n]+/)) {
        const colon = line.indexOf(':');
        if (colon > 0) answered.append(line.slice(0, colon), line.slice(colon + 1).trim());
      }
      const { status, statusText } = request;
      resolve(
        new Response(status === 204 ? null : request.responseText, { status, statusText, headers: answered }),
      );
    };
    init.signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(init.body as XMLHttpRequestBodyInit);
  });
}

async function sendOnce(url: string, method: string, init: SendInit): Promise<Response> {
  const headers = headersFor(method, init);
  try {
    const response = init.onUploadProgress
      ? await sendWithProgress(options.baseUrl + url, method, headers, init)
      : await options.fetch(options.baseUrl + url, { ...init, method, headers, credentials: 'same-origin' });
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
 * POST, PUT, PATCH and DELETE; a request refused only for a stale token was not carried out, so it is sent again once.
 *
 * @throws NetworkError when no answer came; an abort is rethrown untouched
 */
export async function send(url: string, init: SendInit = {}): Promise<Response> {
  const method = (init.method ?? 'GET').toUpperCase();
  const response = await sendOnce(url, method, init);
  return UNSAFE.has(method) && (await isStaleCsrf(response)) ? sendOnce(url, method, init) : response;
}
