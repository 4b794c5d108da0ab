import type { FastifyReply, FastifyRequest } from 'fastify';
import type { NewSession } from '#server/identity/sessions.ts';

const sidName = 'sid';
/** Readable by scripts: tells a page, before any call, whether somebody is logged in (spec 000 §9). */
const loggedInName = 'logged_in';

/** The session id a browser sent; undefined when it sent none. */
export function sidOf(request: FastifyRequest): string | undefined {
  return request.cookies[sidName] || undefined;
}

/** Hands a new session to the browser: cookies, and the CSRF token for its next write. */
export function setSessionCookies(request: FastifyRequest, reply: FastifyReply, session: NewSession): void {
  const options = cookieOptions(request, session.expiresAt);
  reply.setCookie(sidName, session.sid, { ...options, httpOnly: true });
  reply.setCookie(loggedInName, '1', options);
  request.csrfToken = session.csrfToken;
}

/** Takes the session away from the browser. */
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
