import { once } from 'node:events';
import type { Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { registerClient } from '#tests/support/apps.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import { expectConsole } from '#tests/support/console.ts';
import type { Member } from '#tests/support/members.ts';
import { readingList } from '../../examples/reading-list/reading-list.ts';
import { freePort } from '../../scripts/support/run-server.ts';

/** Runs the example app (docs/apps.md), with its library as published, against the reference server. */

let t: TestApp;
let site: string;
let home: string;
let app: Server;
let marlow: Member;
let unmoved: Bystander;

beforeAll(async () => {
  const [sitePort, appPort] = [await freePort(), await freePort()];
  site = `http://127.0.0.1:${sitePort}`;
  home = `http://127.0.0.1:${appPort}`;
  t = await buildTestApp({ publicUrl: site });
  await t.app.listen({ port: sitePort, host: '127.0.0.1' });
  marlow = await t.member('marlow');
  unmoved = await makeBystander(t);
  const payload = { content: [{ type: 'text', text: 'Seven <ridges>' }] };
  await t.injectAs(marlow, { method: 'POST', url: '/v2/blog/marlow/posts', payload });
  const client = await registerClient(t, marlow, { redirect_uris: [`${home}/back`] });
  app = await readingList({ site, home, ...client });
  app.listen(appPort, '127.0.0.1');
  await once(app, 'listening');
});
afterAll(async () => {
  app.close();
  await t.close();
});

/** Returns a browser session at the app. */
function visitor() {
  let cookie = '';
  return async (path: string, method = 'GET'): Promise<{ status: number; to: string; text: string }> => {
    const answer = await fetch(`${home}${path}`, { method, redirect: 'manual', headers: { cookie } });
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return { status: answer.status, to: answer.headers.get('location') ?? '', text: await answer.text() };
  };
}

/** Answers the consent page as the member. Returns the app's address they are redirected to. */
async function answerThere(beginAnswer: string, allow: boolean): Promise<string> {
  const ask = Object.fromEntries(new URL(beginAnswer).searchParams);
  const payload = { ...ask, allow };
  const { body } = await t.injectAs(marlow, { method: 'POST', url: '/v2/oauth2/authorize', payload });
  const back = new URL(body.response.redirectTo);
  expect(back.origin + back.pathname).toBe(`${home}/back`);
  return back.pathname + back.search;
}

test('the reading list app is authorized, reads for its member, refreshes its token, and revokes it', async () => {
  const browse = visitor();
  expect((await browse('/')).text).toContain('Continue with Skein');
  const begun = await browse('/begin', 'POST');
  expect([begun.status, new URL(begun.to).origin]).toEqual([303, site]);
  expect(await browse(await answerThere(begun.to, true))).toMatchObject({ status: 303, to: '/' });
  const { text } = await browse('/');
  expect(text).toContain('Reading as marlow.');
  expect(text).toContain('Seven &#60;ridges&#62;');

  await t.db.query(
    `update oauth_items set expires_at = now() - interval '1 second' where model = 'AccessToken'`,
  );
  expect((await browse('/')).text).toContain('Reading as marlow.');

  await browse('/leave', 'POST');
  expect((await browse('/')).text).toContain('Continue with Skein');
  const { body } = await t.injectAs(marlow, '/v2/user/apps');
  expect(body.response.apps).toEqual([]);
});

test('the reading list app reports a refused authorization and reads nothing', async () => {
  expectConsole('error', /authorization response from the server is an error/);
  const browse = visitor();
  const { to } = await browse('/begin', 'POST');
  const refused = await browse(await answerThere(to, false));
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('You were not let in.');
  expect((await browse('/')).text).not.toContain('Reading as');
});

test('the reading list app rejects an answer with a foreign state or issuer, or without a pending request', async () => {
  expectConsole('error', /invalid response encountered/);
  expectConsole('error', /Nobody was asked/);
  const [mine, theirs] = [visitor(), visitor()];
  const beginAnswer = await mine('/begin', 'POST');
  await theirs('/begin', 'POST');
  const answered = await answerThere(beginAnswer.to, true);
  // Each of these is refused: another browser, another issuer, and a second use.
  expect((await theirs(answered)).status).toBe(400);
  const other = (await mine('/begin', 'POST')).to;
  const foreign = new URL(await answerThere(other, true), home);
  foreign.searchParams.set('iss', 'https://elsewhere.example');
  expect((await mine(foreign.pathname + foreign.search)).status).toBe(400);
  expect((await mine(answered)).status).toBe(400);
  for (const browse of [mine, theirs]) expect((await browse('/')).text).toContain('Continue with Skein');
});

test('the reading list app affects no bystander', () => unmoved.expectUnchanged());
