import { randomBytes } from 'node:crypto';
import plugin from 'fastify-plugin';

/** A name for a request that a member can tell support: short, unique enough, and saying nothing. */
export function requestId(): string {
  return `req-${randomBytes(7).toString('hex')}`;
}

/** Tells every answer's reader the name of its request, so that it can be found in the logs. */
export const requestIdPlugin = plugin(
  async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      reply.header('x-request-id', request.id);
    });
  },
  { name: 'request-id' },
);
