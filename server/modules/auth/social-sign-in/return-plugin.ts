import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { type Database, isUniqueViolation } from '#server/db/database.ts';
import { viewerOfPage } from '#server/http/plugins/viewer.ts';
import { type Identity, SignInRefused } from '#server/identity/sign-in-providers.ts';
import {
  type NewSecurityEvent,
  recordSecurityEvent,
} from '#server/modules/auth/security-log/record-event.ts';
import { changeOrigin, originOf } from '#server/modules/auth/security-log/request-origin.ts';
import type { Services } from '#server/services.ts';
import { linkProvider } from './link-provider.ts';
import { markReturned, storeIdentity, takeSignIn } from './sign-in-repository.ts';
import { nonceHashOf, SIGN_IN_TTL_MS, stateHashOf } from './sign-ins.ts';

const COOKIE = 'sign_in';
const SIGN_IN_PATH = '/login/with';

/** Binds a sign-in to the browser that starts it, which prevents login CSRF. */
export function rememberSignIn(request: FastifyRequest, reply: FastifyReply, nonce: string): void {
  reply.setCookie(COOKIE, nonce, {
    path: '/login/with',
    maxAge: SIGN_IN_TTL_MS / 1000,
    httpOnly: true,
    // The provider redirects back from another site, so `strict` would drop the cookie.
    sameSite: 'lax',
    secure: request.server.services.publicUrl.startsWith('https:'),
  });
}

export type ReturnOptions = { db: Database };

/**
 * Serves the redirect address of sign-in providers. It verifies the response and redirects to the page that continues.
 */
export const returnPlugin = plugin<ReturnOptions>(
  async (app, { db }) => {
    app.get<{ Params: { provider: string } }>('/login/with/:provider', async (request, reply) => {
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      reply.clearCookie(COOKIE, { path: '/login/with' });
      return reply.redirect(await leadOn(db, request), 303);
    });
  },
  { name: 'third-parties' },
);

async function leadOn(
  db: Database,
  request: FastifyRequest<{ Params: { provider: string } }>,
): Promise<string> {
  const { services } = request.server;
  const provider = services.signIn.find(request.params.provider);
  const query = request.url.split('?')[1] ?? '';
  const state = new URLSearchParams(query).get('state') ?? '';
  const nonce = request.cookies[COOKIE] ?? '';
  const nonceHash = nonceHashOf(services, nonce);
  const now = new Date(services.now());
  const row =
    provider &&
    (await markReturned(db, {
      nonceHash,
      stateHash: stateHashOf(services, state),
      providerId: provider.id,
      now,
    }));
  if (!provider || !row) return `${SIGN_IN_PATH}#over`;
  try {
    const identity = await services.signIn.finish(provider, state, query);
    if (row.link_user_id === null) {
      await storeIdentity(db, nonceHash, identity);
      return `${SIGN_IN_PATH}#${nonce}`;
    }
    const viewer = await viewerOfPage(request);
    // The member who started linking is no longer logged in here.
    if (viewer?.userId !== row.link_user_id) return `${SIGN_IN_PATH}#over`;
    const event = {
      userId: row.link_user_id,
      kind: 'provider_linked',
      request,
      detail: provider.name,
    } as const;
    return (await link(db, services, event, identity))
      ? (row.redirect_to ?? '/settings/account')
      : `${SIGN_IN_PATH}#taken`;
  } catch (error) {
    if (!(error instanceof SignInRefused)) throw error;
    request.log.info({ err: error }, 'a third party did not let somebody in');
    await takeSignIn(db, nonceHash);
    return `${SIGN_IN_PATH}#refused`;
  }
}

async function link(
  db: Database,
  services: Services,
  event: NewSecurityEvent & { request: FastifyRequest },
  identity: Identity,
): Promise<boolean> {
  const origin = changeOrigin(originOf(event.request), services.now());
  try {
    const tell = await db.transaction(async (tx) => {
      const told = await linkProvider(tx, services, event.userId, identity, origin);
      await recordSecurityEvent(tx, event);
      return told;
    });
    tell(db);
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}
