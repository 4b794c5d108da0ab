import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashToken, randomToken } from '#server/core/tokens.ts';
import type { Queryable } from '#server/db/database.ts';
import { userById } from '#server/entities/user/repository.ts';
import { letter } from '#server/mail/emails.ts';
import { browserName } from '#server/modules/auth/sessions/device.ts';
import type { Services } from '#server/services.ts';
import { isDeviceOf, knowDevice, wantsLoginAlerts } from './device-repository.ts';

const COOKIE = 'device';
/** As long as browsers keep a cookie at all, in seconds. */
const REMEMBERED = 400 * 86_400;

/** Returns the name in the `device` cookie; undefined when there is none or it has another form. */
function deviceCookie(request: FastifyRequest): string | undefined {
  const name = request.cookies[COOKIE];
  return name && /^[\w-]{20,80}$/.test(name) ? name : undefined;
}

/** Returns what is kept of the asking browser's name, for a later look whether an account knows it. */
export function askingDevice(services: Services, request: FastifyRequest): Buffer | undefined {
  const name = deviceCookie(request);
  return name === undefined ? undefined : hashToken(services.keys.device, name);
}

/**
 * Returns the hash of the asking browser when somebody has logged in to the account with that address from it before.
 * Programs send no cookie and are never known: the name they are remembered by can be guessed.
 */
export async function knownDevice(
  db: Queryable,
  services: Services,
  request: FastifyRequest,
  email: string,
): Promise<string | undefined> {
  const hash = askingDevice(services, request);
  if (hash === undefined) return undefined;
  return (await isDeviceOf(db, email, hash)) ? hash.toString('base64url') : undefined;
}

/** The name a browser goes by from one log-in to the next; it says nothing else and is nobody's way in. */
function nameOfBrowser(request: FastifyRequest, reply: FastifyReply): string {
  const name = deviceCookie(request) ?? randomToken();
  reply.setCookie(COOKIE, name, {
    path: '/',
    maxAge: REMEMBERED,
    httpOnly: true,
    sameSite: 'lax',
    secure: request.server.services.publicUrl.startsWith('https:'),
  });
  return name;
}

/**
 * Remembers where somebody logged in. When it is a place that their account was never used from, they get a letter, so
 * that a stranger does not go unnoticed, unless they want none; the first place of all is their own.
 *
 * @param client the program's public name; undefined for the site in a browser, which gets a cookie to be known by
 */
export async function meetDevice(
  db: Queryable,
  services: Services,
  userId: string,
  client: string | undefined,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const userAgent = request.headers['user-agent'] ?? '';
  const name = client === undefined ? nameOfBrowser(request, reply) : `program ${client} ${userAgent}`;
  const met = await knowDevice(db, userId, hashToken(services.keys.device, name));
  if (met !== 'new' || !(await wantsLoginAlerts(db, userId))) return;
  services.post.later(async () => {
    const user = await userById(db, userId);
    const words = client === undefined ? browserName(userAgent) : client;
    const when = new Date(services.now()).toISOString().slice(0, 16).replace('T', ' ');
    const help = `${services.publicUrl}/settings/account`;
    return user && letter('newDevice', user.email, user.locale, help, [`${words} · ${when} UTC`]);
  });
}
