import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { domainError } from '#server/errors.ts';
import type { Services } from '#server/services/services.ts';
import type { Viewer } from '#server/services/sessions.ts';
import { bearerToken, isClientToken } from './client-tokens.ts';
import { clearSessionCookies, sidOf } from './session-cookies.ts';

declare module 'fastify' {
  interface FastifyInstance {
    services: Services;
  }
  interface FastifyRequest {
    /** Who asks; null for a visitor, and before it was found out. */
    viewer: Viewer | null;
    /** The CSRF token of the cookie's session; goes out with the answer. */
    csrfToken: string | undefined;
  }
}

/** What an operation that needs a client token may answer with (openapi/errors.yaml). */
const UNABLE_TO_AUTHORIZE = 1016;

/**
 * Finds out who calls the API: the bearer token names the client or is a member's access token; with a client token,
 * the `sid` cookie names the member (docs/decisions/003-sessions-and-csrf.md). Pages of the site call
 * {@link viewerOfPage} themselves.
 */
export const viewerPlugin = plugin(
  async (app) => {
    app.decorateRequest('viewer', null);
    app.decorateRequest('csrfToken', undefined);
    app.addHook('onRequest', async (request, reply) => {
      const { operation } = request.routeOptions.config;
      if (operation === undefined) return;
      // What works without a client (`x-client: optional`) is answered to whoever names none as to a visitor.
      const needsClient = operation.errors.includes(UNABLE_TO_AUTHORIZE);
      const token = bearerToken(request);
      if (token === undefined && !needsClient) return;
      if (token === undefined) throw domainError('unable-to-authorize');
      if (isClientToken(token)) {
        await readSession(request, reply);
        // Nothing is sent with the cookie to such an operation, so its answers carry no token for it.
        if (!needsClient) request.csrfToken = undefined;
        return;
      }
      const viewer = await app.services.sessions.findAccessToken(token);
      if (viewer === undefined && needsClient) throw domainError('unable-to-authorize');
      request.viewer = viewer ?? null;
    });
  },
  { name: 'viewer', dependencies: ['@fastify/cookie'] },
);

/** Who opens a page of the site, by cookie alone; null for a visitor. */
export async function viewerOfPage(request: FastifyRequest, reply: FastifyReply): Promise<Viewer | null> {
  await readSession(request, reply);
  return request.viewer;
}

async function readSession(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const sid = sidOf(request);
  if (sid === undefined) return;
  const session = await request.server.services.sessions.find(sid);
  if (session === undefined) {
    clearSessionCookies(request, reply);
    return;
  }
  request.viewer = session.viewer;
  request.csrfToken = session.csrfToken;
}
