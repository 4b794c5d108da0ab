import { randomBytes } from 'node:crypto';
import plugin from 'fastify-plugin';

/** Returns a request id that a member can give to support: short, sufficiently unique, and without information. */
export function requestId(): string {
  return `req-${randomBytes(7).toString('hex')}`;
}

/** Sends the request id with every response, so that the request can be found in the logs. */
export const requestIdPlugin = plugin(
  async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      reply.header('x-request-id', request.id);
    });
  },
  { name: 'request-id' },
);
