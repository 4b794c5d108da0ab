import type { FastifyRequest } from 'fastify';

/** The public bearer token by which the site's own client introduces itself. Not a secret. */
export const SITE_CLIENT_TOKEN = 'skein-web';

/** The public token for programs other than the site: they are given access tokens instead of cookies. */
export const API_CLIENT_TOKEN = 'skein-api';

const clients: ReadonlySet<string> = new Set([SITE_CLIENT_TOKEN, API_CLIENT_TOKEN]);

/** Whether a bearer token names a client (rather than being somebody's access token). */
export function isClientToken(token: string): boolean {
  return clients.has(token);
}

/**
 * Returns the public token by which a request introduced its client. A member may log in again with an access token of
 * theirs in its place: that is a secret, which must not be stored as a name.
 */
export function clientOf(request: FastifyRequest): string {
  const token = bearerToken(request) ?? '';
  return isClientToken(token) || request.server.services.apps.find(token) ? token : API_CLIENT_TOKEN;
}

/** The bearer token of a request; undefined when there is none or the header is of another kind. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer +([A-Za-z0-9._~+/-]+=*) *$/i.exec(request.headers.authorization ?? '')?.[1];
}
