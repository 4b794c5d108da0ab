import createClient, { type Client } from 'openapi-fetch';
import { errorCatalogue } from '#generated/errors.ts';
import { operations } from '#generated/operations.ts';
import type { components, paths } from '#generated/types/api.d.ts';
import { retryingFetch } from './retry.ts';

export { CallError } from './call-error.ts';
export { type AnswerOf, callsOf, type SkeinCalls } from './calls.ts';
export { paginate } from './paginate.ts';

/** Every schema of the contract by name. */
export type Schemas = components['schemas'];

/** A typed client: `client.GET('/v2/blog/{blog}/info', { params: { path: { blog } } })`. */
export type SkeinClient = Client<paths>;

/** A slug of the error catalogue, such as `like-limit-exceeded`. */
export type ErrorSlug = keyof typeof errorCatalogue;

export interface SkeinClientOptions {
  /** Origin of the server, without a trailing slash. */
  baseUrl: string;
  /** Returns a member's access token before every call; without it calls are a visitor's. */
  token?: () => string | undefined;
  /** Identifies the program: a public client token. */
  clientToken?: string;
  /** Greatest number of repetitions of a call that can be repeated safely (see `retryingFetch`); 2 by default. */
  retries?: number;
  fetch?: (request: Request) => Promise<Response>;
}

const DEFAULT_RETRY_COUNT = 2;
/** A longer `Retry-After` is answered to the program. */
const MAX_RETRY_WAIT_MS = 60_000;

/** Paths and methods of the operations that take an Idempotency-Key. */
const idempotent: ReadonlySet<string> = new Set(
  Object.values(operations).flatMap((operation) =>
    'idempotency' in operation ? [`${operation.method} ${operation.path}`] : [],
  ),
);

/**
 * Creates a client for any server that implements the contract. It sends the headers every call needs, and an
 * Idempotency-Key with each call that takes one, so that a repetition does nothing twice. Writes by session cookie are
 * left to browsers.
 */
export function createSkeinClient({
  baseUrl,
  token,
  clientToken = 'skein-api',
  retries = DEFAULT_RETRY_COUNT,
  fetch = (request) => globalThis.fetch(request),
}: SkeinClientOptions): SkeinClient {
  const client = createClient<paths>({
    baseUrl,
    fetch: retryingFetch({ retries, maxWaitMs: MAX_RETRY_WAIT_MS, fetch }),
  });
  client.use({
    onRequest({ request, schemaPath }) {
      if (idempotent.has(`${request.method} ${schemaPath}`) && !request.headers.has('Idempotency-Key'))
        request.headers.set('Idempotency-Key', crypto.randomUUID());
      request.headers.set('Authorization', `Bearer ${token?.() ?? clientToken}`);
      request.headers.set('Accept', 'application/json;format=camelcase');
      request.headers.set('X-Version', '1');
    },
  });
  return client;
}

const slugs = new Map(
  Object.values(errorCatalogue).map(({ code, slug }) => [code as number, slug as ErrorSlug]),
);

/** Returns the slug of a code; undefined for one that this version does not know: then decide by the status. */
export function slugOf(code: number): ErrorSlug | undefined {
  return slugs.get(code);
}
