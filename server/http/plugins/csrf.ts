import plugin from 'fastify-plugin';
import { domainError } from '#server/core/errors.ts';
import { sameSecret } from '#server/core/tokens.ts';

const header = 'x-csrf';
const writes: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Refuses writes that ride on somebody's cookie without knowing the token of that session, and hands the token out
 * with every answer to it (docs/decisions/003-sessions-and-csrf.md). Access tokens need none: no browser sends them by
 * itself.
 */
export const csrfPlugin = plugin(
  async (app) => {
    app.addHook('onRequest', async (request) => {
      if (request.viewer?.via !== 'cookie' || !writes.has(request.method)) return;
      const sent = request.headers[header];
      const known = request.csrfToken;
      if (typeof sent !== 'string' || known === undefined || !sameSecret(sent, known)) {
        throw domainError('csrf-token-invalid');
      }
    });
    app.addHook('onSend', async (request, reply) => {
      // What shared caches may keep must not carry one member's token to another.
      const isShared = String(reply.getHeader('cache-control') ?? '').startsWith('public');
      if (request.csrfToken !== undefined && !isShared) reply.header(header, request.csrfToken);
    });
  },
  { name: 'csrf', dependencies: ['viewer'] },
);
