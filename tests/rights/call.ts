import { type OperationId, operations } from '#generated/operations.ts';
import type { AnyBody, Reply } from '#tests/support/app.ts';
import type { Ingredients } from './recipes/ingredients.ts';
import type { Caller, World } from './world.ts';

/** Makes a call as somebody, by its recipe's ingredients. */
export async function call(
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
  if (caller === 'visitor') return world.t.inject(request);
  const member = world.members[caller];
  const reply = await world.t.injectWithToken(member, request);
  // The browser that the world's posts are made with was logged out.
  if (id === 'revokeOtherSessions')
    Object.assign(member, await world.t.app.services.sessions.start(member.userId, 'test'));
  return reply;
}
