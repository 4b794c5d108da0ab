import plugin from 'fastify-plugin';
import { domainError } from '#server/core/errors.ts';
import { sameSecret } from '#server/core/tokens.ts';

const header = 'x-csrf';
const writes: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Refuses writes that carry a session cookie without the CSRF token of that session, and sends the token with every
 * response to the session (docs/decisions/003-sessions-and-csrf.md). Access tokens need none, because browsers never
 * attach them automatically.
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
      // A response stored by shared caches must not carry one member's token to another.
      const isShared = String(reply.getHeader('cache-control') ?? '').startsWith('public');
      if (request.csrfToken !== undefined && !isShared) reply.header(header, request.csrfToken);
    });
  },
  { name: 'csrf', dependencies: ['viewer'] },
);
