import { type OperationId, operations } from '#generated/operations.ts';
import type { AnyBody, Reply } from '#tests/support/app.ts';
import type { Ingredients } from './recipes.ts';
import type { Caller, World } from './world.ts';

/** Makes a call as somebody, by its recipe's ingredients. */
export function call(
  world: World,
  id: OperationId,
  caller: Caller,
  ingredients: Ingredients,
): Promise<Reply<AnyBody>> {
  const { path = {}, query = {}, payload, headers } = ingredients;
  const { method, path: pattern } = operations[id];
  const address = pattern.replace(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
  const request = {
    method,
    url: `${address}?${new URLSearchParams(query)}`,
    ...(payload ? { payload } : {}),
    ...(headers ? { headers } : {}),
  };
  // With a token of their own, so that logging out ends nobody else's call.
  return caller === 'visitor'
    ? world.t.inject(request)
    : world.t.injectWithToken(world.members[caller], request);
}
