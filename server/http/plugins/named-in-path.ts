import plugin from 'fastify-plugin';
import { domainError } from '#server/core/errors.ts';

/**
 * Answers 404 for addresses outside of the contract whose parameters hold a NUL: they are looked up in the database,
 * which cannot store one. Operations refuse it themselves, naming the parameter.
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
