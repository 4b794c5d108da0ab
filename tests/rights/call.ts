import { type OperationId, operations } from '#generated/operations.ts';
import type { Ingredients } from '#tests/fixtures/fixture.ts';
import type { AnyBody, Reply } from '#tests/support/app.ts';
import type { Caller, World } from './world.ts';

const ENDS_OTHER_SESSIONS: readonly OperationId[] = ['revokeOtherSessions', 'removeCredentials'];

/** Sends a call as a caller, with the parts of its recipe. */
export async function makeCall(
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
  // A token of its own, so that logging out ends no other call's session.
  if (caller === 'visitor') return world.t.inject(request);
  const member = world.members[caller];
  const reply = await world.t.injectWithToken(member, request);
  // The call ended the browser session that creates the world's posts.
  if (ENDS_OTHER_SESSIONS.includes(id))
    Object.assign(member, await world.t.app.services.sessions.start(member.userId, 'test'));
  return reply;
}
