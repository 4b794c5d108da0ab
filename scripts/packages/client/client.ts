import createClient, { type Client } from 'openapi-fetch';
import { errorCatalogue } from '#generated/errors.ts';
import type { components, paths } from '#generated/types/api.d.ts';

/** Every schema of the contract by its name. */
export type Schemas = components['schemas'];

/** A typed client: `client.GET('/v2/blog/{blog}/info', { params: { path: { blog } } })`. */
export type SkeinClient = Client<paths>;

/** A name of the error catalogue, such as `like-limit-exceeded`. */
export type ErrorSlug = keyof typeof errorCatalogue;

export interface SkeinClientOptions {
  /** Where the server is, without a slash at the end. */
  baseUrl: string;
  /** A member's access token, asked for before every call; without one calls are a visitor's. */
  token?: () => string | undefined;
  /** How the program introduces itself: a public client token. */
  clientToken?: string;
  fetch?: (request: Request) => Promise<Response>;
}

/** A client of any server that keeps the contract. It sends what every call needs; writes of cookie sessions are a browser's. */
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

/** The name of a code; undefined for one that this version does not know: go by the status then. */
export function slugOf(code: number): ErrorSlug | undefined {
  return slugs.get(code);
}
