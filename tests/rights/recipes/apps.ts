import type { OperationId } from '#generated/operations.ts';
import { addClient, askFor, BACK } from '#tests/support/apps.ts';
import type { Member } from '#tests/support/members.ts';
import { requestTokenOf } from '#tests/support/signing.ts';
import type { World } from '../world.ts';
import { plain, type Recipe, sent } from './ingredients.ts';

const APP = { name: 'Fog Bell', website: 'https://bell.example', redirect_uris: [BACK] };
/** A fresh app, of the admin or of somebody nobody else has to do with. */
async function clientOf({ t, serial }: World, owner?: Member) {
  const client = await addClient(t, owner ?? (await t.member(`author-${serial()}`)));
  // An author has ten at most.
  if (owner)
    await t.db.query('delete from oauth_clients where owner_id = $1 and client_id <> $2', [
      owner.userId,
      client.clientId,
    ]);
  return client;
}
/** What an app that signs asks with. */
async function requestOf(world: World) {
  return { oauth_token: (await requestTokenOf(world.t, await clientOf(world))).key };
}
/** About an app that the admin registered. */
function onClient(payload?: object): Recipe {
  return async (world) => ({
    path: { client_id: (await clientOf(world, world.members.admin)).clientId },
    gone: 4003,
    ...(payload ? { payload } : {}),
  });
}

/** Calls of other programs and of who registers them. */
export const apps: Partial<Record<OperationId, Recipe>> = {
  answerAuthorization: async (world) => ({ payload: { ...askFor(await clientOf(world)), allow: false } }),
  answerRequestToken: async (world) => ({ payload: { ...(await requestOf(world)), allow: false } }),
  createOauthClient: sent(APP),
  createOauthClientSecret: onClient(),
  deleteOauthClient: onClient(),
  editOauthClient: onClient(APP),
  getAuthorization: async (world) => ({ query: askFor(await clientOf(world)) }),
  getRequestToken: async (world) => ({ query: await requestOf(world) }),
  listAuthorizedApps: plain,
  listOauthClients: plain,
  redeemGrant: sent({ grant_type: 'refresh_token', client_id: 'nobody-has-it', refresh_token: 'none' }, 1016),
  revokeAppAccess: () => ({ path: { client_id: 'nobody-has-it' }, code: 4004 }),
  revokeToken: sent({ token: 'none' }),
};
