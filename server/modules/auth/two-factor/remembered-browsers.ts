import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashToken, randomToken } from '#server/core/tokens.ts';
import { first, type Queryable } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';

const COOKIE = 'remembered';
/** Milliseconds in which a remembered browser needs no code (contract: `remember_device`). */
const REMEMBERED_TTL_MS = 30 * 86_400_000;

function hashOf({ keys }: Services, request: FastifyRequest): Buffer | undefined {
  const token = request.cookies[COOKIE];
  return token === undefined ? undefined : hashToken(keys.rememberedBrowser, token);
}

/** Returns true when the member recently entered a code in the requesting browser and chose to remember it. */
export async function isRemembered(
  db: Queryable,
  services: Services,
  userId: string,
  request: FastifyRequest,
): Promise<boolean> {
  const hash = hashOf(services, request);
  if (hash === undefined) return false;
  const row = await first(
    db,
    'select 1 from remembered_browsers where token_hash = $1 and user_id = $2 and expires_at > $3',
    [hash, userId, new Date(services.now()).toISOString()],
  );
  return row !== undefined;
}

/**
 * Remembers the browser in which a session was just started. Its name is always newly generated: a planted one would
 * let an attacker in as well.
 *
 * @param sessionHash of the session's cookie
 */
export async function rememberBrowser(
  db: Queryable,
  services: Services,
  userId: string,
  sessionHash: Buffer,
  reply: FastifyReply,
): Promise<void> {
  const token = randomToken();
  const expires = new Date(services.now() + REMEMBERED_TTL_MS);
  await db.query(
    `insert into remembered_browsers (token_hash, user_id, session_id, expires_at)
     select $1, user_id, id, $3 from sessions where id_hash = $2 and user_id = $4`,
    [hashToken(services.keys.rememberedBrowser, token), sessionHash, expires.toISOString(), userId],
  );
  reply.setCookie(COOKIE, token, {
    path: '/',
    expires,
    httpOnly: true,
    sameSite: 'lax',
    secure: services.publicUrl.startsWith('https:'),
  });
}

/**
 * Links a new session to its remembered browser, so that ending the session from elsewhere also forgets the browser.
 */
export async function linkSession(
  db: Queryable,
  services: Services,
  userId: string,
  sessionHash: Buffer,
  request: FastifyRequest,
): Promise<void> {
  const hash = hashOf(services, request);
  if (hash === undefined) return;
  await db.query(
    `update remembered_browsers b set session_id = s.id from sessions s
      where s.id_hash = $3 and b.token_hash = $1 and b.user_id = $2`,
    [hash, userId, sessionHash],
  );
}

/** Counts the browsers in which a member currently needs no code. */
export async function countRemembered(db: Queryable, { now }: Services, userId: string): Promise<number> {
  const row = await first<{ count: number }>(
    db,
    'select count(*)::int as count from remembered_browsers where user_id = $1 and expires_at > $2',
    [userId, new Date(now()).toISOString()],
  );
  return row?.count ?? 0;
}

/** Deletes expired entries. Called periodically. */
export async function sweepRemembered(db: Queryable): Promise<void> {
  await db.query('delete from remembered_browsers where expires_at < now()');
}
