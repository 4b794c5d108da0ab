import plugin from 'fastify-plugin';
import { domainError } from '#server/core/errors.ts';

/**
 * Refuses addresses outside of the contract whose parameters hold a NUL: they are looked up in the database, which keeps
 * none, and there is nothing of such a name. Operations refuse it themselves, naming the parameter.
 */
export const namedInPathPlugin = plugin(
  async (app) => {
    app.addHook('onRequest', async ({ params, routeOptions }) => {
      if (routeOptions.config.operation !== undefined) return;
      const named = Object.entries(params as Record<string, string>).filter(([name]) => name !== '*');
      if (named.some(([, value]) => value.includes('\0'))) throw domainError('not-found');
    });
  },
  { name: 'named-in-path' },
);
