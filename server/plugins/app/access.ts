import plugin from 'fastify-plugin';
import { domainError } from '#server/errors.ts';

/**
 * Lets only members in where the contract asks for one, before anything else of a call is looked at. Roles are checked
 * when its parameters are read (server/access).
 */
export const accessPlugin = plugin(
  async (app) => {
    app.addHook('onRequest', async (request) => {
      const operation = request.routeOptions.config.operation;
      if (operation === undefined || operation.access === 'public') return;
      if (request.viewer === null) throw domainError('requires-login');
    });
  },
  { name: 'access', dependencies: ['viewer'] },
);
