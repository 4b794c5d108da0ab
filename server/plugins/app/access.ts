import plugin from 'fastify-plugin';
import { domainError } from '#server/errors.ts';

/**
 * Enforces the `x-access` of the contract before anything else of a call is looked at. Whose blog it is, for `owner`,
 * only the operation's policy can tell.
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
