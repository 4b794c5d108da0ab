import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashToken, randomToken } from '#server/core/tokens.ts';
import type { Queryable } from '#server/db/database.ts';
import { accountMail } from '#server/entities/user/account-mail.ts';
import { userById } from '#server/entities/user/repository.ts';
import { secretCause } from '#server/mail/secret-cause.ts';
import { changeOrigin, originOf } from '#server/modules/auth/security-log/request-origin.ts';
import type { Services } from '#server/services.ts';
import { insertDevice, isKnownDevice, wantsLoginAlerts } from './device-repository.ts';

const COOKIE = 'device';
/** Longest cookie lifetime that browsers allow, in seconds. */
const COOKIE_MAX_AGE_SECONDS = 400 * 86_400;

/** Returns the name in the `device` cookie; undefined when there is none or it has another form. */
function deviceCookie(request: FastifyRequest): string | undefined {
  const name = request.cookies[COOKIE];
  return name && /^[\w-]{20,80}$/.test(name) ? name : undefined;
}

/** Returns the hash of the requesting browser's device name, for checking later if an account knows it. */
export function deviceOfRequest(services: Services, request: FastifyRequest): Buffer | undefined {
  const name = deviceCookie(request);
  return name === undefined ? undefined : hashToken(services.keys.device, name);
}

/**
 * Returns the hash of the requesting browser when the account with that address was logged in to from it before. API
 * clients send no cookie and are never known, because their names can be guessed.
 */
export async function knownDevice(
  db: Queryable,
  services: Services,
  request: FastifyRequest,
  email: string,
): Promise<string | undefined> {
  const hash = deviceOfRequest(services, request);
  if (hash === undefined) return undefined;
  return (await isKnownDevice(db, email, hash)) ? hash.toString('base64url') : undefined;
}

/**
 * Returns the browser's device name, which persists across log-ins; it contains no other information and grants no
 * access.
 */
function nameOfBrowser(request: FastifyRequest, reply: FastifyReply): string {
  const name = deviceCookie(request) ?? randomToken();
  reply.setCookie(COOKIE, name, {
    path: '/',
    maxAge: COOKIE_MAX_AGE_SECONDS,
    httpOnly: true,
    sameSite: 'lax',
    secure: request.server.services.publicUrl.startsWith('https:'),
  });
  return name;
}

/**
 * Records the device of a log-in. A new device triggers an e-mail to the member, unless they disabled it, so that an
 * intruder does not go unnoticed; the account's first device does not.
 *
 * @param client the client's public name; undefined for the site in a browser, which gets a cookie for recognition
 */
export async function recordDevice(
  db: Queryable,
  services: Services,
  userId: string,
  client: string | undefined,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const userAgent = request.headers['user-agent'] ?? '';
  const name = client === undefined ? nameOfBrowser(request, reply) : `program ${client} ${userAgent}`;
  const deviceHash = hashToken(services.keys.device, name);
  const { met, at } = await insertDevice(db, userId, deviceHash);
  if (met !== 'new' || !(await wantsLoginAlerts(db, userId))) return;
  const asked = originOf(request);
  const origin = changeOrigin({ ...asked, clientName: client ?? asked.clientName }, services.now());
  services.post.later(async () => {
    const user = await userById(db, userId);
    const help = `${services.publicUrl}/passwordreset`;
    // A device that was forgotten and is met again is another event.
    const cause = secretCause(services.keys, `${userId} ${deviceHash.toString('hex')} ${at}`);
    return user && accountMail(db, services, user, 'newDevice', { origin, help }, { cause });
  });
}
