import plugin from 'fastify-plugin';
import { isOpenToUnfinished } from '#server/access/unfinished.ts';
import { domainError } from '#server/core/errors.ts';
import type { ContractOperation } from '#server/http/contract/load.ts';

/**
 * Lets only members in where the contract asks for one, apps only to what their member allowed, and who has not finished
 * registering to nothing but that, before anything else of a call is looked at. Roles are checked when its parameters are
 * read (server/access).
 */
export const accessPlugin = plugin(
  async (app) => {
    app.addHook('onRequest', async (request) => {
      const operation = request.routeOptions.config.operation;
      if (operation === undefined) return;
      const { viewer } = request;
      if (viewer?.app && !isAllowed(operation.scope, viewer.app.scopes)) throw domainError('scope-missing');
      if (operation.access !== 'public' && viewer === null) throw domainError('requires-login');
      if (viewer?.isPartial && !isOpenToUnfinished(operation)) {
        throw domainError('requires-login', {
          detail: 'Finish signing up first.',
          redirectTo: '/onboarding',
        });
      }
    });
  },
  { name: 'access', dependencies: ['viewer'] },
);

/** Whether an app that holds these scopes may make a call (openapi/scopes.yaml). Every app may what `basic` says. */
function isAllowed(scope: ContractOperation['scope'], held: ReadonlySet<string>): boolean {
  return scope === 'basic' || held.has(scope);
}
