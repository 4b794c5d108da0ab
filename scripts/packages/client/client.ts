import createClient, { type Client } from 'openapi-fetch';
import { errorCatalogue } from '#generated/errors.ts';
import type { components, paths } from '#generated/types/api.d.ts';

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
  fetch?: (request: Request) => Promise<Response>;
}

/**
 * Creates a client for any server that implements the contract. It sends the headers every call needs; writes by
 * session cookie are left to browsers.
 */
export function createSkeinClient({
  baseUrl,
  token,
  clientToken = 'skein-api',
  fetch,
}: SkeinClientOptions): SkeinClient {
  const client = createClient<paths>({ baseUrl, ...(fetch ? { fetch } : {}) });
  client.use({
    onRequest({ request }) {
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
