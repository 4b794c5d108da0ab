import type { FastifyRequest } from 'fastify';
import { bearerToken } from '#server/http/plugins/client-tokens.ts';
import { sidOf } from '#server/http/plugins/session-cookies.ts';
import type { Viewer } from '#server/identity/sessions.ts';
import type { GuessSource } from '#server/modules/auth/session/guess-source.ts';

/** The member who asks, with the source their guesses are counted by: the session or token they came with. */
export type Asker = { userId: string; source: GuessSource };

/** Returns who asks, so that guesses in one session cannot use up the budget of the member's others. */
export function askerOf(request: FastifyRequest, viewer: Viewer): Asker {
  const hash = askingHash(request, viewer)?.toString('base64url') ?? '';
  return { userId: viewer.userId, source: `session ${hash}` };
}

/** What is kept of the cookie or token that this call came with. */
export function askingHash(request: FastifyRequest, viewer: Viewer): Buffer | undefined {
  const { sessions } = request.server.services;
  const secret = viewer.via === 'cookie' ? sidOf(request) : bearerToken(request);
  if (secret === undefined) return undefined;
  return viewer.via === 'cookie' ? sessions.sidHash(secret) : sessions.tokenHash(secret);
}
