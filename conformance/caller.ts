import createClient from 'openapi-fetch';
import type { paths } from '#generated/types/api.d.ts';
import type { Credentials } from './exchange.ts';

/** The caller of a request: a bearer token, and for a cookie session the cookie and its CSRF token. */
export interface Actor {
  bearer: string;
  cookie?: string;
  csrf?: string;
}

export interface Request {
  method: string;
  /** Path with its placeholders, as in the contract. */
  path: string;
  pathValues?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** Null for a header that is not sent. */
  headers?: Record<string, string | null>;
}

/** Returns true for a body that is sent as it is, and not as JSON. */
export function isEncoded(body: unknown): body is string | Uint8Array | FormData | URLSearchParams {
  return (
    typeof body === 'string' ||
    body instanceof Uint8Array ||
    body instanceof FormData ||
    body instanceof URLSearchParams
  );
}

/** An answer, or the reason why there is none. A call never throws. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The body parsed as JSON; undefined when it is not JSON. */
  json: unknown;
  /** The reason why there is no answer; `status` is 0 then. */
  failure?: string;
  /** The request that this answers, for the report. */
  sent?: { request: Request; credentials: Credentials };
}

export interface CallerOptions {
  url: string;
  /** Time limit of one call, in milliseconds. */
  callMs: number;
  /** End of the whole run, in epoch milliseconds. */
  deadline: number;
  fetch?: typeof fetch;
}

export interface Caller {
  send(actor: Actor, request: Request): Promise<Answer>;
  /** Returns how many calls were sent. */
  calls(): number;
  /** Returns why nothing more is sent; undefined while the run continues. */
  stopped(): string | undefined;
  /** Returns the milliseconds until the run ends. */
  timeLeft(): number;
  /** Extends the deadline for cleaning up. A server that was given up stays so. */
  extendDeadline(milliseconds: number): void;
}

/** Answers may have 2 MB (limit `answerBytes`); a much larger one is not read to its end. */
const MAX_ANSWER_BYTES = 8_000_000;
/** After this many calls in a row without an answer the server counts as gone. */
const MAX_CONSECUTIVE_FAILURES = 5;
/** A rate limit with a longer wait than this is not waited for. */
const MAX_RETRY_AFTER_SECONDS = 70;
const NO_BODY: ReadonlySet<number> = new Set([101, 204, 205, 304]);

/** Returns true when an event stream has sent its first event: it may stay open for any time. */
function hasFirstEvent(response: Response, parts: readonly Uint8Array[]): boolean {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return false;
  return /^event: .*\n(?:.+\n)*\n/m.test(Buffer.concat(parts).toString('utf8'));
}

/**
 * Returns the text of an answer; of an event stream the first event.
 *
 * @throws Error when it is larger than any answer may be
 */
export async function readBoundedText(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > MAX_ANSWER_BYTES) {
      await reader.cancel();
      throw new Error(`its answer is larger than ${MAX_ANSWER_BYTES} bytes`);
    }
    parts.push(part.value);
    if (hasFirstEvent(response, parts)) await reader.cancel();
  }
  return Buffer.concat(parts).toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

function reasonOf(error: unknown, callMs: number): string {
  const { name, message, cause } = error as Error & { cause?: Error };
  if (name === 'TimeoutError' || name === 'AbortError') return `no answer within ${callMs} ms`;
  return cause?.message ?? message;
}

/**
 * Sends calls with openapi-fetch, each within a time limit and none after the end of the run. After a 429 it waits as
 * long as the server asks. Redirects are answers and not followed: nothing is sent to a server that was not named.
 */
export function makeCaller({ url, callMs, deadline: end, fetch: fetchImpl = fetch }: CallerOptions): Caller {
  let deadline = end;
  let calls = 0;
  let failures = 0;
  let gone: string | undefined;
  const stopped = () => gone ?? (Date.now() > deadline ? 'the time limit of the run was reached' : undefined);

  const client = createClient<paths>({
    baseUrl: url,
    fetch: async (request) => {
      const signal = AbortSignal.timeout(Math.max(1, Math.min(callMs, deadline - Date.now())));
      const response = await fetchImpl(request, { signal, redirect: 'manual' });
      const text = await readBoundedText(response);
      const body = NO_BODY.has(response.status) || request.method === 'HEAD' ? null : text;
      const { status, headers } = response;
      return new Response(body, { status, headers });
    },
  });
  // The kit chooses operations as data; openapi-fetch's types are for calls that are known when they are written.
  const request = client.request as unknown as (
    method: string,
    path: string,
    init: object,
  ) => Promise<{ response: Response; data?: string; error?: string }>;

  async function once(actor: Actor, { method, path, pathValues, query, body, headers }: Request) {
    const isRaw = isEncoded(body);
    const { response, data, error } = await request(method, path, {
      parseAs: 'text',
      params: { path: pathValues ?? {}, query: query ?? {} },
      ...(body === undefined ? {} : { body }),
      ...(isRaw ? { bodySerializer: (raw: unknown) => raw } : {}),
      headers: {
        Authorization: `Bearer ${actor.bearer}`,
        Accept: 'application/json;format=camelcase, text/event-stream;q=0.9',
        'X-Version': '1',
        ...(body instanceof URLSearchParams ? { 'Content-Type': 'application/x-www-form-urlencoded' } : {}),
        ...(actor.cookie ? { Cookie: actor.cookie } : {}),
        ...(actor.csrf ? { 'X-CSRF': actor.csrf } : {}),
        ...headers,
      },
    });
    const raw = data ?? error ?? '';
    const text = typeof raw === 'string' ? raw : JSON.stringify(raw);
    return { status: response.status, headers: response.headers, text, json: parsed(text) };
  }

  async function send(actor: Actor, call: Request): Promise<Answer> {
    const withoutCsrf = actor.csrf === undefined ? 'session-without-csrf' : 'session';
    const credentials = actor.cookie === undefined ? 'client' : withoutCsrf;
    return { ...(await answerTo(actor, call)), sent: { request: call, credentials } };
  }

  async function answerTo(actor: Actor, call: Request): Promise<Answer> {
    for (let attempt = 0; ; attempt += 1) {
      const end = stopped();
      if (end) return { status: 0, headers: new Headers(), text: '', json: undefined, failure: end };
      calls += 1;
      try {
        const answer = await once(actor, call);
        failures = 0;
        const wait = Number(answer.headers.get('retry-after') ?? Number.NaN);
        const mayWait = wait <= MAX_RETRY_AFTER_SECONDS && Date.now() + wait * 1000 < deadline;
        if (answer.status !== 429 || !mayWait || attempt === 3) return answer;
        await sleep(wait * 1000 + 50);
      } catch (error) {
        // A call cut off by the end of the run says nothing about the server.
        if (Date.now() < deadline) failures += 1;
        const failure = reasonOf(error, callMs);
        if (failures >= MAX_CONSECUTIVE_FAILURES)
          gone ??= `the server gave no answer ${failures} times in a row (${failure})`;
        return { status: 0, headers: new Headers(), text: '', json: undefined, failure };
      }
    }
  }
  return {
    send,
    calls: () => calls,
    stopped,
    timeLeft: () => Math.max(0, deadline - Date.now()),
    extendDeadline: (milliseconds) => {
      deadline = Math.max(deadline, Date.now() + milliseconds);
    },
  };
}
