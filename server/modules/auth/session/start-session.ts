import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorSlug } from '#generated/errors.ts';
import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { clientOf, SITE_CLIENT_TOKEN } from '#server/http/plugins/client-tokens.ts';
import { setSessionCookies, sidOf } from '#server/http/plugins/session-cookies.ts';
import {
  ACCESS_TOKEN_TTL_SECONDS,
  CredentialsRevoked,
  SESSION_TTL_SECONDS,
} from '#server/identity/session-store.ts';
import { recordDevice } from '#server/modules/auth/devices/devices.ts';
import type { LoginMethod } from '#server/modules/auth/security-log/kinds.ts';
import { recordSecurityEvent } from '#server/modules/auth/security-log/record-event.ts';
import { linkSession, rememberBrowser } from '#server/modules/auth/two-factor/remembered-browsers.ts';
import type { Services } from '#server/services.ts';

/** Details of the log-in that starts a session. */
export interface LoginDetails {
  /** True when the browser is remembered, after a second-factor code was entered in it. */
  remember?: boolean | undefined;
  method?: LoginMethod;
  /** The provider, where the member logged in through one. */
  provider?: string | undefined;
  /** True when the account was just created. */
  isNew?: boolean;
  /** The verified credential; no session is started when it was revoked since. */
  checked?: CheckedCredential;
}

/** A credential as it was verified before the session is written. */
export interface CheckedCredential {
  /** The account's `access_epoch` at that time. */
  epoch: number;
  /** Error when the account's credentials were revoked since. */
  refusal: ErrorSlug;
}

/**
 * Starts a session in the form the client can store safely: the site's own client gets cookies and never sees a token,
 * any other client gets an access token. Notifies the member of a new device. Ends the browser's previous session
 * (docs/decisions/003-sessions-and-csrf.md).
 *
 * @param options.remember true to remember the browser, after a second-factor code was entered in it
 * @throws DomainError `checked.refusal` when the account's credentials were revoked since
 */
export async function startSession(
  db: Queryable,
  services: Services,
  userId: string,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { remember = false, method = 'password', provider, isNew = false, checked }: LoginDetails = {},
): Promise<components['schemas']['TokenResponse']> {
  const { sessions } = services;
  const client = clientOf(request);
  const isSite = client === SITE_CLIENT_TOKEN;
  await recordDevice(db, services, userId, isSite ? undefined : client, { request, reply });
  const unlessRevoked = (error: unknown): never => {
    throw checked && error instanceof CredentialsRevoked ? domainError(checked.refusal) : error;
  };
  const logIn = { userId, kind: isNew ? 'account_created' : 'logged_in', request, method } as const;
  const recordLogin = async (sessionHash: Buffer, { isRestored }: { isRestored: boolean }) => {
    if (isRestored) await recordSecurityEvent(db, { userId, kind: 'account_restored', request, sessionHash });
    await recordSecurityEvent(db, { ...logIn, detail: provider, sessionHash });
  };
  if (!isSite) {
    const started = await sessions.createAccessToken(userId, client, checked?.epoch).catch(unlessRevoked);
    const { token } = started;
    await recordLogin(sessions.tokenHash(token), started);
    return {
      session: 'token',
      tokenType: 'bearer',
      accessToken: token,
      tokenSecret: request.server.services.apps.tokenSecret(token),
      expiresIn: ACCESS_TOKEN_TTL_SECONDS,
    };
  }
  const session = await sessions
    .start(userId, request.headers['user-agent'], checked?.epoch)
    .catch(unlessRevoked);
  // The browser's previous cookie is overwritten, so its session must end.
  const former = sidOf(request);
  if (former !== undefined) await sessions.end(former);
  const hash = sessions.sidHash(session.sid);
  await recordLogin(hash, session);
  if (remember) await rememberBrowser(db, services, userId, hash, reply);
  else await linkSession(db, services, userId, hash, request);
  setSessionCookies(request, reply, session);
  return { session: 'cookie', tokenType: 'bearer', expiresIn: SESSION_TTL_SECONDS };
}
