import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { domainError } from '#server/core/errors.ts';
import type { App } from '#server/identity/apps.ts';
import type { FoundSession, Viewer } from '#server/identity/sessions.ts';
import type { RateLimiter } from '#server/rate-limit/rate-limiter.ts';
import type { Services } from '#server/services.ts';
import { bearerToken, isClientToken } from './client-tokens.ts';
import { clearSessionCookies, sidOf } from './session-cookies.ts';
import { isSigned, type Signature, signatureOf } from './signature.ts';

declare module 'fastify' {
  interface FastifyInstance {
    services: Services;
  }
  interface FastifyRequest {
    /** Who asks; null for a visitor, and before it was found out. */
    viewer: Viewer | null;
    /** The CSRF token of the cookie's session; goes out with the answer. */
    csrfToken: string | undefined;
    /** A signature that can be checked only with the body. */
    signedForm:
      | { signature: Signature; by: { app: App; tokenSecret: string; limiter: RateLimiter } }
      | undefined;
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
    app.decorateRequest('signedForm', undefined);
    app.addHook('onRequest', async (request, reply) => {
      const { operation } = request.routeOptions.config;
      if (operation === undefined) return;
      // What works without a client (`x-client: optional`) is answered to whoever names none as to a visitor.
      const needsClient = operation.errors.includes(UNABLE_TO_AUTHORIZE);
      const signature = signatureOf(request);
      if (signature) return readSigned(request, signature);
      const token = bearerToken(request);
      // A key in the address names a program that is no browser: cookies are not looked at.
      if (token === undefined && (await isClient(app.services, apiKeyOf(request)))) return;
      if (token === undefined && !needsClient) return;
      if (token === undefined) throw domainError('unable-to-authorize');
      if (app.services.apps.find(token)) return;
      if (isClientToken(token)) {
        await readSession(request, reply);
        // Nothing is sent with the cookie to such an operation, so its answers carry no token for it.
        if (!needsClient) request.csrfToken = undefined;
        return;
      }
      const { sessions, appTokens } = app.services;
      const viewer = (await sessions.findAccessToken(token)) ?? (await appTokens.find(token));
      if (viewer === undefined && needsClient) throw domainError('unable-to-authorize');
      request.viewer = viewer ?? null;
    });
    // The fields of a form are signed with the rest; before they were read nothing was known of them.
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

/** Who opens a page of the site, by cookie alone; null for a visitor. */
export async function viewerOfPage(request: FastifyRequest, reply: FastifyReply): Promise<Viewer | null> {
  await readSession(request, reply);
  return request.viewer;
}

/** The `api_key` of the address: a client token, or the key of a registered app. */
function apiKeyOf(request: FastifyRequest): string {
  const { api_key: key } = request.query as { api_key?: unknown };
  return typeof key === 'string' ? key : '';
}

async function isClient({ apps, registeredApps }: Services, key: string): Promise<boolean> {
  return isClientToken(key) || (apps.find(key) ?? (await registeredApps.find(key))) !== undefined;
}

/** Who signed a call (RFC 5849). A signature for nobody only names the app, which its key does alone. */
async function readSigned(request: FastifyRequest, signature: Signature): Promise<void> {
  const { apps, appTokens, registeredApps, sessions, rateLimiter: limiter } = request.server.services;
  const own = apps.find(signature.key);
  const app = own ?? (await registeredApps.find(signature.key));
  if (app === undefined) throw domainError('unable-to-authorize');
  if (signature.token === undefined) return;
  // Programs of whoever runs the site sign with tokens of log-ins, apps of members with what these were allowed.
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

/** The sessions of one visit, by `sid`. */
const visit = new AsyncLocalStorage<Map<string, Promise<FoundSession | undefined>>>();

/** Makes a page: its calls are one visit, whose cookie is looked up once. */
export function asOneVisit<Result>(make: () => Promise<Result>): Promise<Result> {
  return visit.run(new Map(), make);
}

function findSession({ server }: FastifyRequest, sid: string): Promise<FoundSession | undefined> {
  const known = visit.getStore();
  const found = known?.get(sid) ?? server.services.sessions.find(sid);
  known?.set(sid, found);
  return found;
}

async function readSession(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const sid = sidOf(request);
  if (sid === undefined) return;
  const session = await findSession(request, sid);
  if (session === undefined) {
    clearSessionCookies(request, reply);
    return;
  }
  request.viewer = session.viewer;
  request.csrfToken = session.csrfToken;
}
