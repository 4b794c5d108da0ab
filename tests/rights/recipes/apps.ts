import type { OperationId } from '#generated/operations.ts';
import { authorizationRequest, REDIRECT_URI, registerClient } from '#tests/support/apps.ts';
import type { Member } from '#tests/support/members.ts';
import { requestTokenOf } from '#tests/support/oauth1.ts';
import type { World } from '../world.ts';
import { plain, type Recipe, withBody } from './ingredients.ts';

const APP = { name: 'Fog Bell', website: 'https://bell.example', redirect_uris: [REDIRECT_URI] };
/** Registers an app, of the admin or of an unrelated member. */
async function clientOf({ t, serial }: World, owner?: Member) {
  const client = await registerClient(t, owner ?? (await t.member(`author-${serial()}`)));
  // An author may have ten apps.
  if (owner)
    await t.db.query('delete from oauth_clients where owner_id = $1 and client_id <> $2', [
      owner.userId,
      client.clientId,
    ]);
  return client;
}
/** Returns the authorization request of an app that signs. */
async function requestOf(world: World) {
  return { oauth_token: (await requestTokenOf(world.t, await clientOf(world))).key };
}
/** Concerns an app that the admin registered. */
function onClient(payload?: object): Recipe {
  return async (world) => ({
    path: { client_id: (await clientOf(world, world.members.admin)).clientId },
    codeForBlocked: 4003,
    ...(payload ? { payload } : {}),
  });
}

/** Recipes of OAuth clients and of registering them. */
export const apps: Partial<Record<OperationId, Recipe>> = {
  answerAuthorization: async (world) => ({
    payload: { ...authorizationRequest(await clientOf(world)), allow: false },
  }),
  answerRequestToken: async (world) => ({ payload: { ...(await requestOf(world)), allow: false } }),
  createOauthClient: withBody(APP),
  createOauthClientSecret: onClient(),
  deleteOauthClient: onClient(),
  editOauthClient: onClient(APP),
  getAuthorization: async (world) => ({ query: authorizationRequest(await clientOf(world)) }),
  getRequestToken: async (world) => ({ query: await requestOf(world) }),
  listAuthorizedApps: plain,
  listOauthClients: plain,
  redeemGrant: withBody(
    { grant_type: 'refresh_token', client_id: 'nobody-has-it', refresh_token: 'none' },
    1016,
  ),
  revokeAppAccess: () => ({ path: { client_id: 'nobody-has-it' }, code: 4004 }),
  revokeToken: withBody({ token: 'none' }),
};
