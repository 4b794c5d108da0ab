import type { FastifyRequest } from 'fastify';
import { bearerToken } from '#server/http/plugins/client-tokens.ts';
import { sidOf } from '#server/http/plugins/session-cookies.ts';
import type { Viewer } from '#server/identity/sessions.ts';

/** What is kept of the cookie or token that this call came with. */
export function askingHash(request: FastifyRequest, viewer: Viewer): Buffer | undefined {
  const { sessions } = request.server.services;
  const secret = viewer.via === 'cookie' ? sidOf(request) : bearerToken(request);
  if (secret === undefined) return undefined;
  return viewer.via === 'cookie' ? sessions.sidHash(secret) : sessions.tokenHash(secret);
}
