import type { FastifyReply, FastifyRequest } from 'fastify';
import type { NewSession } from '#server/identity/session-store.ts';

const sidName = 'sid';
/** Cookie readable by scripts: tells a page before any call that a member is logged in (spec 000 §9). */
const loggedInName = 'logged_in';

/** Returns the session id that the browser sent; undefined when it sent none. */
export function sidOf(request: FastifyRequest): string | undefined {
  return request.cookies[sidName] || undefined;
}

/** Sends a new session to the browser: the cookies, and the CSRF token for its next write. */
export function setSessionCookies(request: FastifyRequest, reply: FastifyReply, session: NewSession): void {
  const options = cookieOptions(request, session.expiresAt);
  reply.setCookie(sidName, session.sid, { ...options, httpOnly: true });
  reply.setCookie(loggedInName, '1', options);
  request.csrfToken = session.csrfToken;
}

/** Clears the session cookies of the browser. */
export function clearSessionCookies(request: FastifyRequest, reply: FastifyReply): void {
  const options = cookieOptions(request, new Date(0));
  reply.setCookie(sidName, '', { ...options, httpOnly: true });
  reply.setCookie(loggedInName, '', options);
  request.csrfToken = undefined;
}

function cookieOptions(request: FastifyRequest, expires: Date) {
  const secure = request.server.services.publicUrl.startsWith('https:');
  return { path: '/', sameSite: 'lax', secure, expires } as const;
}
