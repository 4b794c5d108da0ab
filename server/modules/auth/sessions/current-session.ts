import type { FastifyRequest } from 'fastify';
import { bearerToken } from '#server/http/plugins/client-tokens.ts';
import { sidOf } from '#server/http/plugins/session-cookies.ts';
import type { Viewer } from '#server/identity/session-store.ts';
import type { GuessSource } from '#server/modules/auth/session/guess-source.ts';

/** The requesting member, with the source of their guesses: the session or token of the request. */
export type RequestSession = { userId: string; source: GuessSource };

/** Returns the requesting member, so that guesses in one session cannot exhaust the limit of the member's others. */
export function sessionOfRequest(request: FastifyRequest, viewer: Viewer): RequestSession {
  const hash = sessionHashOf(request, viewer)?.toString('base64url') ?? '';
  return { userId: viewer.userId, source: `session ${hash}` };
}

/** Returns the hash of the request's cookie or token. */
export function sessionHashOf(request: FastifyRequest, viewer: Viewer): Buffer | undefined {
  const { sessions } = request.server.services;
  const secret = viewer.via === 'cookie' ? sidOf(request) : bearerToken(request);
  if (secret === undefined) return undefined;
  return viewer.via === 'cookie' ? sessions.sidHash(secret) : sessions.tokenHash(secret);
}
