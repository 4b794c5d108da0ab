import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { stopTokenOf } from '#server/mail/stop-token.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import type { Member } from '#tests/support/members.ts';

let t: TestApp;
let ivy: Member;
let otto: Member;
let bystander: Bystander;
let serial = 0;

beforeAll(async () => {
  t = await buildTestApp();
  otto = await t.member('otto');
  bystander = await makeBystander(t);
});
beforeEach(async () => {
  serial += 1;
  ivy = await t.member(`ivy-${serial}`);
});
afterAll(async () => {
  await bystander.expectUnchanged();
  await t.close();
});

const URL = '/v2/mail/stop';
const FORM = 'application/x-www-form-urlencoded';

function tokenFor(
  { userId, email }: Member,
  scope: Parameters<typeof stopTokenOf>[1]['scope'] = 'emailAsks',
) {
  return stopTokenOf(t.app.services.keys.mailStop, { userId, email, scope });
}
/** Sends a POST as mail programs do: without cookie and client token. */
async function postBare(
  token: string,
  { payload = 'List-Unsubscribe=One-Click', headers = { 'content-type': FORM }, query = '' } = {},
) {
  const reply = await t.app.inject({
    method: 'POST',
    url: `${URL}?token=${encodeURIComponent(token)}${query}`,
    headers,
    ...(payload === '' ? {} : { payload }),
  });
  return {
    status: reply.statusCode,
    headers: reply.headers,
    body: reply.body === '' ? undefined : reply.json(),
  };
}
async function choicesOf(member: Member): Promise<Record<string, unknown>> {
  const { body } = await t.injectAs(member, '/v2/user/settings');
  return body.response.settings.notifications;
}

const MULTIPART = [
  '--x',
  'content-disposition: form-data; name="List-Unsubscribe"',
  '',
  'One-Click',
  '--x--',
  '',
].join('\r\n');

it.each([
  ['the form of RFC 8058', 'List-Unsubscribe=One-Click', { 'content-type': FORM }],
  ['the same as multipart', MULTIPART, { 'content-type': 'multipart/form-data; boundary=x' }],
  ['no body', '', {}],
  ['another body', '{"no": "form"', { 'content-type': 'application/json' }],
  ['a body of an unknown type', 'x', { 'content-type': 'text/x-mail' }],
])(
  'stopMails with %s stops the kind of the link, without cookie and log-in',
  async (_what, payload, headers) => {
    const before = await choicesOf(ivy);
    const { status, body } = await postBare(tokenFor(ivy), { payload, headers: headers as never });
    expect(status).toBe(200);
    expect(body.response).toMatchObject({
      scope: 'emailAsks',
      name: ivy.blogName,
      choices: { emailAsks: false },
    });
    expect(body.response.email).not.toBe(ivy.email);
    expect(await choicesOf(ivy)).toEqual({ ...before, emailAsks: false });
    expect((await choicesOf(otto)).emailAsks).toBe(true);
  },
);

it('stopMails repeated changes nothing', async () => {
  const token = tokenFor(ivy);
  const replies = [
    await postBare(token),
    await postBare(token),
    ...(await Promise.all([postBare(token), postBare(token)])),
  ];
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await choicesOf(ivy)).emailAsks).toBe(false);
});

it('stopMails turns the digest to never', async () => {
  const edit = { notifications: { email_digest: 'daily' } };
  await t.injectAs(ivy, { method: 'POST', url: '/v2/user/settings', payload: edit });
  await postBare(tokenFor(ivy, 'emailDigest'));
  expect(await choicesOf(ivy)).toMatchObject({ emailDigest: 'never', emailAsks: true });
});

it.each([
  ['the scope all', 'emailAsks', '&scope=all'],
  ['a link that stops all', 'all', ''],
] as const)(
  'stopMails with %s stops every kind of e-mail and no push notifications',
  async (_what, scope, query) => {
    await postBare(tokenFor(ivy, scope), { query });
    expect(await choicesOf(ivy)).toMatchObject({
      emailDigest: 'never',
      emailAsks: false,
      emailFollowers: false,
      emailMessages: false,
      emailReplies: false,
      emailInvitations: false,
      emailGifts: false,
      emailSupporters: false,
      emailProduct: false,
      push: true,
      pushAsks: true,
    });
  },
);

it('stopMails leads a browser back to the page of the link', async () => {
  const token = tokenFor(ivy);
  const headers = { 'content-type': FORM, accept: 'text/html,*/*', cookie: 'sid=whatever' };
  const { status, headers: sent } = await postBare(token, { headers });
  expect([status, sent.location]).toEqual([303, `/settings/stop-mail?token=${token}`]);
  expect((await choicesOf(ivy)).emailAsks).toBe(false);
  const wrong = await postBare('no-token-of-this-site', { headers });
  expect([wrong.status, wrong.headers.location]).toEqual([
    303,
    '/settings/stop-mail?token=no-token-of-this-site',
  ]);
});

it('getMailChoices changes nothing and leads a browser to the page', async () => {
  const token = tokenFor(ivy);
  const before = await choicesOf(ivy);
  const reply = await t.app.inject({ url: `${URL}?token=${token}` });
  expect(reply.json().response).toMatchObject({
    scope: 'emailAsks',
    choices: { emailAsks: true, emailDigest: 'never' },
  });
  expect(reply.body).not.toContain(ivy.email);
  const page = await t.app.inject({ url: `${URL}?token=${token}`, headers: { accept: 'text/html' } });
  expect([page.statusCode, page.headers.location]).toEqual([303, `/settings/stop-mail?token=${token}`]);
  expect(await choicesOf(ivy)).toEqual(before);
});

it('editMailChoices changes what the body names, and undoes it', async () => {
  const token = tokenFor(ivy);
  const edit = (payload: object) => t.inject({ method: 'PATCH', url: `${URL}?token=${token}`, payload });
  const first = await edit({ email_asks: false, email_followers: true, email_digest: 'weekly' });
  expect([first.status, first.body.response.choices]).toMatchObject([
    200,
    { emailAsks: false, emailFollowers: true, emailDigest: 'weekly', emailMessages: true },
  ]);
  await edit({ email_asks: true });
  expect(await choicesOf(ivy)).toMatchObject({ emailAsks: true, emailFollowers: true });
});

it.each([
  ['an empty body', {}],
  ['an unknown kind', { email_gossip: true }],
  ['a setting that is no e-mail', { push: false }],
  ['text for a boolean', { email_asks: 'no' }],
  ['an unknown frequency', { email_digest: 'hourly' }],
])('editMailChoices rejects %s with 5016', async (_what, payload) => {
  const { status, body } = await t.inject({ method: 'PATCH', url: `${URL}?token=${tokenFor(ivy)}`, payload });
  expect([status, body.errors[0].code]).toEqual([400, 5016]);
});

/** Calls all three operations with a token. */
async function callAll(token: string) {
  const url = `${URL}?token=${encodeURIComponent(token)}`;
  return [
    await t.inject({ url }),
    await t.inject({ method: 'PATCH', url, payload: { email_asks: false } }),
    await postBare(token),
  ].map(({ status, body }) => [status, body.errors[0].code, body.errors[0].reason]);
}

it.each([
  ['forged', () => `${tokenFor(ivy).slice(0, -43)}${'A'.repeat(43)}`, 'stop_link'],
  ['cut', () => tokenFor(ivy).slice(0, -2), 'stop_link'],
  [
    'signed by another site',
    () => stopTokenOf(randomBytes(32), { userId: ivy.userId, email: ivy.email, scope: 'all' }),
    'stop_link',
  ],
  ['moved to another member', () => tokenFor(ivy).replace(`${ivy.userId}.`, `${otto.userId}.`), 'stop_link'],
  ['of an unknown member', () => tokenFor({ ...ivy, userId: '987654321' }), 'stop_address'],
  ['of a former address', () => tokenFor({ ...ivy, email: 'former@example.org' }), 'stop_address'],
] as const)('a stop token that is %s answers 16010 and stops nothing', async (_what, token, reason) => {
  expect(await callAll(token())).toEqual([1, 2, 3].map(() => [400, 16010, reason]));
  expect((await choicesOf(ivy)).emailAsks).toBe(true);
  expect((await choicesOf(otto)).emailAsks).toBe(true);
});

it('a stop token of an address that was changed since answers 16010, one of the new address works', async () => {
  const old = tokenFor(ivy);
  await t.db.query(`update users set email = 'moved-' || email where id = $1`, [ivy.userId]);
  expect((await postBare(old)).body.errors[0]).toMatchObject({ code: 16010, reason: 'stop_address' });
  expect((await postBare(tokenFor({ ...ivy, email: `moved-${ivy.email}` }))).status).toBe(200);
});

it.each([
  ['missing', ''],
  ['too short', '?token=short'],
  ['too long', `?token=${'a'.repeat(257)}`],
  ['with a line break', `?token=${encodeURIComponent('a-long-enough-token\r\nBcc: x')}`],
])('a stop token that is %s is refused', async (_what, query) => {
  const reply = await t.app.inject({ method: 'POST', url: `${URL}${query}` });
  expect(reply.statusCode).toBe(400);
});

it('a stop link works for another member who is logged in, on its owner alone', async () => {
  const url = `${URL}?token=${tokenFor(ivy)}`;
  const { status } = await t.injectAs(otto, { method: 'PATCH', url, payload: { email_messages: false } });
  expect(status).toBe(200);
  expect([(await choicesOf(ivy)).emailMessages, (await choicesOf(otto)).emailMessages]).toEqual([
    false,
    true,
  ]);
});
