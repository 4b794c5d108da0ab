import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { domainError } from '#server/core/errors.ts';
import type { App } from '#server/identity/apps.ts';
import type { FoundSession, Viewer } from '#server/identity/session-store.ts';
import type { RateLimiter } from '#server/rate-limit/rate-limiter.ts';
import type { Services } from '#server/services.ts';
import { bearerToken, isClientToken } from './client-tokens.ts';
import { sidOf } from './session-cookies.ts';
import { isSigned, type Signature, signatureOf } from './signature.ts';

declare module 'fastify' {
  interface FastifyInstance {
    services: Services;
  }
  interface FastifyRequest {
    /** The authenticated viewer; null for a visitor, and before authentication. */
    viewer: Viewer | null;
    /** CSRF token of the cookie's session; sent with the response. */
    csrfToken: string | undefined;
    /** Signature that can be checked only once the body is parsed. */
    signedForm:
      | { signature: Signature; by: { app: App; tokenSecret: string; limiter: RateLimiter } }
      | undefined;
  }
}

/** Error code of every operation that needs a client token (openapi/errors.yaml). */
const UNABLE_TO_AUTHORIZE_CODE = 1016;

/**
 * Authenticates calls of the API: the bearer token identifies the client or is a member's access token; with a client
 * token, the `sid` cookie identifies the member (docs/decisions/003-sessions-and-csrf.md). Pages of the site call
 * {@link viewerOfPage} themselves.
 */
export const viewerPlugin = plugin(
  async (app) => {
    app.decorateRequest('viewer', null);
    app.decorateRequest('csrfToken', undefined);
    app.decorateRequest('signedForm', undefined);
    app.addHook('onRequest', async (request) => {
      const { operation, isOpenToFamily } = request.routeOptions.config;
      if (operation === undefined) return;
      // Operations that work without a client (`x-client: optional`) treat a call without one as a visitor's.
      const needsClient = operation.errors.includes(UNABLE_TO_AUTHORIZE_CODE);
      const signature = signatureOf(request);
      if (signature) return readSigned(request, signature);
      const token = bearerToken(request);
      // A key in the address identifies a program that is not a browser, so cookies are ignored.
      if (token === undefined && (await isClient(app.services, apiKeyOf(request)))) return;
      if (token === undefined && (!needsClient || isOpenToFamily)) return;
      if (token === undefined) throw domainError('unable-to-authorize');
      if (app.services.apps.find(token)) return;
      if (isClientToken(token)) {
        // Operations that work without a client carry no token for the session: their reads need none, and their writes
        // do not use the cookie.
        if (needsClient || request.method === 'GET') await readSession(request);
        if (!needsClient) request.csrfToken = undefined;
        return;
      }
      const { sessions, appTokens } = app.services;
      const viewer = (await sessions.findAccessToken(token)) ?? (await appTokens.find(token));
      if (viewer === undefined && needsClient) throw domainError('unable-to-authorize');
      request.viewer = viewer ?? null;
    });
    // Form fields are part of the signature, so it can be verified only after the body is parsed.
    app.addHook('preValidation', async (request) => {
      const signed = request.signedForm;
      if (
        signed &&
        !(await isSigned(request, signed.signature, { ...signed.by, form: String(request.body ?? '') }))
      )
        throw domainError('unable-to-authorize');
    });
  },
  { name: 'viewer', dependencies: ['@fastify/cookie'] },
);

/** Returns the viewer of a page of the site by cookie alone; null for a visitor. */
export async function viewerOfPage(request: FastifyRequest): Promise<Viewer | null> {
  await readSession(request);
  return request.viewer;
}

/** Returns the `api_key` of the address: a client token, or the key of a registered app. */
function apiKeyOf(request: FastifyRequest): string {
  const { api_key: key } = request.query as { api_key?: unknown };
  return typeof key === 'string' ? key : '';
}

async function isClient({ apps, registeredApps }: Services, key: string): Promise<boolean> {
  return isClientToken(key) || (apps.find(key) ?? (await registeredApps.find(key))) !== undefined;
}

/** Authenticates a signed call (RFC 5849). A signature without a token only identifies the app. */
async function readSigned(request: FastifyRequest, signature: Signature): Promise<void> {
  const { apps, appTokens, registeredApps, sessions, rateLimiter: limiter } = request.server.services;
  const own = apps.find(signature.key);
  const app = own ?? (await registeredApps.find(signature.key));
  if (app === undefined) throw domainError('unable-to-authorize');
  if (signature.token === undefined) return;
  // Clients configured by the operator sign with login access tokens, members' apps with tokens they were granted.
  const viewer = own
    ? await sessions.findAccessToken(signature.token)
    : await appTokens.findSigned(signature.token, app.key);
  if (viewer === undefined) throw domainError('unable-to-authorize');
  const by = { app, tokenSecret: apps.tokenSecret(signature.token), limiter };
  if (/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '')) {
    request.signedForm = { signature, by };
  } else if (!(await isSigned(request, signature, by))) throw domainError('unable-to-authorize');
  request.viewer = viewer;
}

/** Sessions looked up for one page, by `sid`. */
const visit = new AsyncLocalStorage<Map<string, Promise<FoundSession | undefined>>>();

/** Renders a page so that all its calls share one session lookup. */
export function withRequestScope<Result>(make: () => Promise<Result>): Promise<Result> {
  return visit.run(new Map(), make);
}

function findSession({ server }: FastifyRequest, sid: string): Promise<FoundSession | undefined> {
  const known = visit.getStore();
  const found = known?.get(sid) ?? server.services.sessions.find(sid);
  known?.set(sid, found);
  return found;
}

/**
 * Sets the viewer and the CSRF token of the session cookie. Leaves the cookies of an ended session alone: a login ends
 * the browser's former session while calls with its cookie are under way, and a late answer to one of them would clear
 * the cookies of the new session. Only documents clear them (server/site/pages.ts).
 */
async function readSession(request: FastifyRequest): Promise<void> {
  const sid = sidOf(request);
  if (sid === undefined) return;
  const session = await findSession(request, sid);
  if (session === undefined) return;
  request.viewer = session.viewer;
  request.csrfToken = session.csrfToken;
}
