import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import { type AnyBody, buildTestApp, type Reply, type TestApp } from '#tests/support/app.ts';
import { REDIRECT_URI, registerClient, tokensFor } from '#tests/support/apps.ts';
import type { Member } from '#tests/support/members.ts';

let t: TestApp;
let author: Member;
let ivy: Member;
let otto: Member;
let senders = 0;
beforeAll(async () => {
  t = await buildTestApp();
  [author, ivy, otto] = [await t.member('author'), await t.member('ivy'), await t.member('otto')];
});
afterAll(() => t.close());

type Body = Reply<AnyBody>;
const codeOf = ({ status, body }: Body) => [status, body?.errors?.[0]?.code, body?.errors?.[0]?.field];
function postAs(member: Member, url: string, payload?: object) {
  return t.injectAs(member, { method: 'POST', url, ...(payload ? { payload } : {}) });
}

test('createOauthClient returns the secret once, and listOauthClients lists an app to its author only', async () => {
  const owner = await t.member('registrar');
  const made = await registerClient(t, owner, { description: ' Rings. ' });
  expect(made.clientSecret).toMatch(/^[\w-]{43}$/);
  const list = async (member: Member) =>
    (await t.injectAs(member, '/v2/oauth2/clients')).body.response.clients;
  expect(await list(owner)).toEqual([
    expect.objectContaining({
      clientId: made.clientId,
      description: 'Rings.',
      confidential: true,
      userCount: 0,
    }),
  ]);
  expect(JSON.stringify(await list(owner))).not.toContain(made.clientSecret);
  expect(JSON.stringify(await list(ivy))).not.toContain(made.clientId);
  const [kept] = await t.db.query<{ row: string }>(
    'select to_jsonb(c)::text as row from oauth_clients c where client_id = $1',
    [made.clientId],
  );
  expect(kept?.row).not.toContain(made.clientSecret);
});

test.each([
  ['https://bell.example/back', 201],
  ['http://127.0.0.1:8080/back', 201],
  ['http://localhost/back', 201],
  ['org.example.bell:/back', 201],
  ['http://bell.example/back', 400],
  ['https://bell.example/back#part', 400],
  ['javascript:alert(1)', 400],
  ['data:text/html,x', 400],
  ['bell', 400],
  ['', 400],
  ['http://[::1]:8080/back', 201],
  ['https://user:pw@bell.example/back', 400],
  ['https://*.example/back', 400],
  ['myapp:/x', 400],
  ['https://bell.example/back#', 400],
  ['https://bell.example/ba\tck', 400],
])('createOauthClient with the redirect URI %s answers %i', async (uri, status) => {
  senders += 1;
  const owner = await t.member(`sender-${senders}`);
  const payload = { name: 'Bell', website: 'https://bell.example', redirect_uris: [uri] };
  const reply = await postAs(owner, '/v2/oauth2/clients', payload);
  expect(codeOf(reply)).toEqual(status === 201 ? [201, undefined, undefined] : [400, 5016, 'redirect_uris']);
});

test('editOauthClient rejects a redirect URI that createOauthClient would reject', async () => {
  const owner = await t.member('changer');
  const { clientId } = await registerClient(t, owner);
  const change = (more: object) =>
    t.injectAs(owner, {
      method: 'PUT',
      url: `/v2/oauth2/clients/${clientId}`,
      payload: { name: 'Bell', website: 'https://bell.example', redirect_uris: [REDIRECT_URI], ...more },
    });
  const refused = await change({ redirect_uris: [REDIRECT_URI, 'https://*.bell.example/back'] });
  expect(codeOf(refused)).toEqual([400, 5016, 'redirect_uris']);
  expect(refused.body.errors[0].detail).toBe(
    'The redirect address https://*.bell.example/back must name one host, without a wildcard (*).',
  );
  expect(codeOf(await change({ website: 'https://bank.example@evil.example' }))).toEqual([
    400,
    5016,
    'website',
  ]);
  expect((await change({})).status).toBe(200);
});

test('createOauthClient answers 4030 beyond the limit, and listOauthClients pages through all apps', async () => {
  const owner = await t.member('collector');
  for (let at = 0; at < limits.oauthClients; at += 1) await registerClient(t, owner, { name: `App ${at}` });
  const one = { name: 'One more', website: 'https://bell.example', redirect_uris: [REDIRECT_URI] };
  expect(codeOf(await postAs(owner, '/v2/oauth2/clients', one))).toEqual([403, 4030, undefined]);
  expect((await postAs(ivy, '/v2/oauth2/clients', one)).status).toBe(201);
  const names: string[] = [];
  let query: string | undefined = '?limit=3';
  while (query) {
    const { body }: Body = await t.injectAs(owner, `/v2/oauth2/clients${query}`);
    names.push(...body.response.clients.map(({ name }: { name: string }) => name));
    const next = body.response.links.next?.queryParams;
    query = next && `?${new URLSearchParams(next)}`;
  }
  expect(names).toEqual(
    Array.from({ length: limits.oauthClients }, (_, at) => `App ${limits.oauthClients - 1 - at}`),
  );
});

test("createOauthClient rejects an icon that is not the author's upload with 8005", async () => {
  const payload = {
    name: 'Bell',
    website: 'https://bell.example',
    redirect_uris: [REDIRECT_URI],
    icon_media_key: 'abcdefghabcdefgh',
  };
  expect(codeOf(await postAs(author, '/v2/oauth2/clients', payload))).toEqual([400, 8005, 'icon_media_key']);
});

test('editOauthClient keeps the icon until another one or null replaces it', async () => {
  const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const { mediaKey } = await t.app.services.media.addImage(author.userId, png);
  const said = { name: 'Pictured', website: 'https://bell.example', redirect_uris: [REDIRECT_URI] };
  const made = await postAs(author, '/v2/oauth2/clients', { ...said, icon_media_key: mediaKey });
  const { clientId, icon } = made.body.response.client;
  expect(icon.url).toContain(mediaKey);
  const change = async (more: object, member = author) => {
    const url = `/v2/oauth2/clients/${clientId}`;
    return t.injectAs(member, { method: 'PUT', url, payload: { ...said, ...more } });
  };
  expect((await change({})).body.response.client.icon).toEqual(icon);
  expect(codeOf(await change({ icon_media_key: 'abcdefghabcdefgh' }))).toEqual([400, 8005, 'icon_media_key']);
  expect((await change({ icon_media_key: null })).body.response.client.icon).toBeUndefined();
  expect((await change({ icon_media_key: mediaKey })).body.response.client.icon).toEqual(icon);
});

test("editOauthClient, createOauthClientSecret and deleteOauthClient are allowed to the app's author only", async () => {
  const [own, other] = [await registerClient(t, author), await registerClient(t, otto)];
  const url = `/v2/oauth2/clients/${own.clientId}`;
  const change = {
    name: 'Louder',
    website: 'https://bell.example',
    redirect_uris: ['https://bell.example/in'],
  };
  for (const [method, address] of [
    ['PUT', url],
    ['DELETE', url],
    ['POST', `${url}/secret`],
  ] as const) {
    const request = { method, url: address, ...(method === 'PUT' ? { payload: change } : {}) };
    expect(codeOf(await t.injectAs(ivy, request))).toEqual([403, 4003, undefined]);
  }
  const changed = await t.injectAs(author, { method: 'PUT', url, payload: change });
  expect(changed.body.response.client).toMatchObject({
    name: 'Louder',
    redirectUris: ['https://bell.example/in'],
  });
  const renewed = (await postAs(author, `${url}/secret`)).body.response.client.clientSecret;
  expect(renewed).not.toBe(own.clientSecret);
  expect((await t.injectAs(author, { method: 'DELETE', url })).status).toBe(204);
  expect(codeOf(await t.injectAs(author, { method: 'DELETE', url }))).toEqual([404, 4004, undefined]);
  const { accessToken } = await tokensFor(t, ivy, other);
  const headers = { authorization: `Bearer ${accessToken}` };
  expect((await t.inject({ url: '/v2/user/likes', headers })).status).toBe(200);
});
