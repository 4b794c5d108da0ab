import type { FastifyRequest } from 'fastify';

/** Public bearer token that identifies the site's own client. Not a secret. */
export const SITE_CLIENT_TOKEN = 'skein-web';

/** Public bearer token of clients other than the site, which receive access tokens instead of cookies. */
export const API_CLIENT_TOKEN = 'skein-api';

const clients: ReadonlySet<string> = new Set([SITE_CLIENT_TOKEN, API_CLIENT_TOKEN]);

/** Returns true when a bearer token identifies a client rather than being a member's access token. */
export function isClientToken(token: string): boolean {
  return clients.has(token);
}

/**
 * Returns the public token that identifies the client of a request. A member may log in again with their access token
 * in its place: that is a secret, which must not be stored as a client name.
 */
export function clientOf(request: FastifyRequest): string {
  const token = bearerToken(request) ?? '';
  return isClientToken(token) || request.server.services.apps.find(token) ? token : API_CLIENT_TOKEN;
}

/** Returns the bearer token of a request; undefined without one or with another scheme. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer +([A-Za-z0-9._~+/-]+=*) *$/i.exec(request.headers.authorization ?? '')?.[1];
}
