import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashToken, randomToken } from '#server/core/tokens.ts';
import type { Queryable } from '#server/db/database.ts';
import { userById } from '#server/entities/user/repository.ts';
import { letter } from '#server/mail/emails.ts';
import { browserName } from '#server/modules/auth/sessions/device.ts';
import type { Services } from '#server/services.ts';
import { knowDevice, wantsLoginAlerts } from './device-repository.ts';

const COOKIE = 'device';
/** As long as browsers keep a cookie at all, in seconds. */
const REMEMBERED = 400 * 86_400;

/** The name a browser goes by from one log-in to the next; it says nothing else and is nobody's way in. */
function nameOfBrowser(request: FastifyRequest, reply: FastifyReply): string {
  const known = request.cookies[COOKIE];
  const name = known && /^[\w-]{20,80}$/.test(known) ? known : randomToken();
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
