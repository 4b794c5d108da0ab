import plugin from 'fastify-plugin';
import { isOpenToUnfinished } from '#server/access/unfinished.ts';
import { domainError } from '#server/core/errors.ts';
import type { ContractOperation } from '#server/http/contract/load.ts';

/**
 * Enforces the contract's access rules before any part of a call is read: member-only operations refuse visitors, apps
 * need the scope their member granted, and members with an unfinished registration may only finish it. Roles are
 * checked when the parameters are read (server/access).
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

/** Returns true when an app that holds these scopes may make a call (openapi/scopes.yaml). Every app has `basic`. */
function isAllowed(scope: ContractOperation['scope'], held: ReadonlySet<string>): boolean {
  return scope === 'basic' || held.has(scope);
}
