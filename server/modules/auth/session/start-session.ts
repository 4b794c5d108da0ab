import type { FastifyReply, FastifyRequest } from 'fastify';
import type { components } from '#generated/types/api.d.ts';
import { SITE_CLIENT_TOKEN } from '#server/plugins/app/client-tokens.ts';
import { setSessionCookies } from '#server/plugins/app/session-cookies.ts';
import type { Sessions } from '#server/services/sessions.ts';

/** The bearer token a request introduced its client with. */
function clientOf(request: FastifyRequest): string {
  return request.headers.authorization?.replace(/^Bearer\s+/i, '') ?? '';
}

/**
 * Starts a session the way the asking client can keep one safely: the site's own client gets cookies and never sees a
 * token, any other client gets an access token (docs/decisions/003-sessions-and-csrf.md).
 */
export async function startSession(
  sessions: Sessions,
  userId: string,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<components['schemas']['TokenResponse']> {
  const client = clientOf(request);
  if (client !== SITE_CLIENT_TOKEN) {
    const { token, expiresAt } = await sessions.createAccessToken(userId, client);
    return { session: 'token', tokenType: 'bearer', accessToken: token, expiresIn: secondsUntil(expiresAt) };
  }
  const session = await sessions.start(userId, request.headers['user-agent']);
  setSessionCookies(request, reply, session);
  return { session: 'cookie', tokenType: 'bearer', expiresIn: secondsUntil(session.expiresAt) };
}

function secondsUntil(moment: Date): number {
  return Math.max(0, Math.floor((moment.getTime() - Date.now()) / 1000));
}
