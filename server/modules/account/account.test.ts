import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updatePasswordHash } from '#server/entities/user/repository.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import { newestMailedToken, recordingMailer } from '#tests/support/mailer.ts';
import { addWriter, type Member } from '#tests/support/members.ts';

const OLD = 'nine lives of yarn';
const NEW = 'seven seas of wool';
const mailer = recordingMailer();
let t: TestApp;
let ivy: Member;
let bystander: Bystander;
let serial = 0;
let hash: string;

beforeAll(async () => {
  t = await buildTestApp({ mailer });
  hash = await hashPassword(OLD);
  bystander = await makeBystander(t);
});
beforeEach(async () => {
  serial += 1;
  ivy = await t.member(`ivy-${serial}`);
  await updatePasswordHash(t.db, ivy.userId, hash);
  // E-mails of the previous test may still be in delivery.
  await t.app.services.post.settled();
  mailer.mails.length = 0;
});
afterAll(async () => {
  await bystander.expectUnchanged();
  await t.close();
});

function edit(payload: object, member = ivy) {
  return t.injectAs(member, {
    method: 'PATCH',
    url: '/v2/account',
    payload: { password_current: OLD, ...payload },
  });
}
function leave(payload: object = {}, member = ivy) {
  return t.injectAs(member, {
    method: 'POST',
    url: '/v2/account/delete',
    payload: { password_current: OLD, ...payload },
  });
}
function setBirthDate(birth_date: string) {
  return t.injectAs(ivy, { method: 'POST', url: '/v2/user/birth_date', payload: { birth_date } });
}
const post = (url: string, payload: object) => t.inject({ method: 'POST', url: `/v2${url}`, payload });
function logIn(email: string, password: string) {
  return post('/oauth2/token', { grant_type: 'password', username: email, password });
}
async function userOf({ sid }: { sid: string }) {
  return (await t.inject({ url: '/v2/user/info', headers: { cookie: `sid=${sid}` } })).body.response.user;
}
function codesOf({
  status,
  body,
}: {
  status: number;
  body: { errors?: { code: number; field?: string }[] };
}) {
  return [status, body.errors?.[0]?.code, body.errors?.[0]?.field];
}
async function lettersTo(email: string) {
  await t.app.services.post.settled();
  return mailer.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
}

describe('editAccount with email', () => {
  it('editAccount changes the address once its link was followed, and mails the old address', async () => {
    const email = `new-${serial}@example.test`;
    const { status, body } = await edit({ email: ` ${email} ` });
    expect([status, body.response]).toEqual([
      200,
      { email: ivy.email, emailVerified: false, pendingEmail: email },
    ]);
    expect(await lettersTo(ivy.email)).toEqual(['A new address was requested for your account']);
    expect(await userOf(ivy)).toMatchObject({ email: ivy.email, pendingEmail: email });
    expect((await logIn(email, OLD)).status).toBe(401);
    const token = await newestMailedToken(t, mailer, email);
    const done = await post('/account/verify_email', { token });
    expect(done.body.response).toEqual({ email, emailVerified: true });
    expect(await userOf(ivy)).not.toHaveProperty('pendingEmail');
    expect([(await logIn(ivy.email, OLD)).status, (await logIn(email, OLD)).status]).toEqual([401, 200]);
    expect(codesOf(await post('/account/verify_email', { token }))).toEqual([400, 16010, undefined]);
    expect(await lettersTo(ivy.email)).toEqual([
      'A new address was requested for your account',
      'Your address on Skein was changed',
    ]);
  });

  it('editAccount with the current address cancels a pending change, whose link then answers 16010', async () => {
    const email = `back-${serial}@example.test`;
    await edit({ email });
    const token = await newestMailedToken(t, mailer, email);
    const { body } = await edit({ email: ivy.email.toUpperCase() });
    expect(body.response).toEqual({ email: ivy.email, emailVerified: false });
    expect(codesOf(await post('/account/verify_email', { token }))).toEqual([400, 16010, undefined]);
  });

  it('editAccount with a second new address makes the link of the first answer 16010', async () => {
    const [first, second] = [`first-${serial}@example.test`, `second-${serial}@example.test`];
    await edit({ email: first });
    const old = await newestMailedToken(t, mailer, first);
    await edit({ email: second });
    expect(codesOf(await post('/account/verify_email', { token: old }))).toEqual([400, 16010, undefined]);
    expect((await userOf(ivy)).email).toBe(ivy.email);
  });

  it('verifyEmail rejects a pending address that another member confirmed first with code 2', async () => {
    const email = `wanted-${serial}@example.test`;
    await edit({ email });
    const token = await newestMailedToken(t, mailer, email);
    const otto = await t.member(`otto-${serial}`);
    await t.db.query('update users set email = $2 where id = $1', [otto.userId, email.toUpperCase()]);
    expect(codesOf(await post('/account/verify_email', { token }))[1]).toBe(2);
    expect((await userOf(ivy)).email).toBe(ivy.email);
  });

  it.each([
    ['a malformed address', { email: 'not-an-address' }, [400, 5016, 'email']],
    ['the address of another member in another case', { email: 'BYSTANDER@example.test' }, [400, 2, 'email']],
    [
      'a wrong password',
      { email: 'a@example.test', password_current: 'wrong' },
      [401, 16006, 'password_current'],
    ],
    ['a password that is easy to guess', { password: 'password' }, [400, 1030, 'password']],
    ['a body without a change', {}, [400, 5016, undefined]],
    ['an address and a password at once', { email: 'a@example.test', password: NEW }, [400, 5016, undefined]],
  ])('editAccount rejects %s', async (_what, payload, expected) => {
    const [status, code, field] = codesOf(await edit(payload));
    expect([status, code]).toEqual(expected.slice(0, 2));
    if (expected[2]) expect(field).toBe(expected[2]);
    expect(await userOf(ivy)).not.toHaveProperty('pendingEmail');
    expect((await logIn(ivy.email, OLD)).status).toBe(200);
  });
});

it('editAccount with a new password ends the other sessions and the mailed log-in links', async () => {
  const elsewhere = await t.app.services.sessions.start(ivy.userId);
  await post('/login_link_send', { email: ivy.email });
  const token = await newestMailedToken(t, mailer, ivy.email);
  const { status, body } = await edit({ password: NEW });
  expect(status).toBe(200);
  expect(body.response.passwordChangedTs).toBeGreaterThan(1_700_000_000);
  expect(await userOf(ivy)).toBeDefined();
  expect(await userOf(elsewhere)).toBeUndefined();
  expect([(await logIn(ivy.email, OLD)).status, (await logIn(ivy.email, NEW)).status]).toEqual([401, 200]);
  expect(codesOf(await post('/login/link', { token }))[1]).toBe(16010);
  expect(await lettersTo(ivy.email)).toContain('Your password on Skein was changed');
});

describe('setBirthDate', () => {
  beforeEach(() => t.db.query('update users set birth_date = null where id = $1', [ivy.userId]));

  it('setBirthDate accepts the same date again and rejects another one with 5016', async () => {
    const { status, body } = await setBirthDate('1990-05-17');
    expect([status, body.response.age > 30]).toEqual([200, true]);
    expect((await setBirthDate('1990-05-17')).status).toBe(200);
    expect(codesOf(await setBirthDate('1991-05-17'))).toEqual([400, 5016, 'birth_date']);
    expect((await userOf(ivy)).age).toBe(body.response.age);
  });

  it('setBirthDate completes a partial registration', async () => {
    await t.db.query("update users set state = 'partial' where id = $1", [ivy.userId]);
    expect((await userOf(ivy)).isPartial).toBe(true);
    expect((await setBirthDate('1990-05-17')).status).toBe(200);
    expect((await userOf(ivy)).isPartial).toBe(false);
  });

  it('setBirthDate of a child closes the account and blocks registration in this browser for a day', async () => {
    const child = new Date().toISOString().slice(0, 10);
    const reply = await setBirthDate(child);
    expect(codesOf(reply).slice(0, 2)).toEqual([403, 7]);
    expect(String(reply.headers['set-cookie'])).toContain('age_block=1');
    expect(await userOf(ivy)).toBeUndefined();
    expect((await t.inject(`/v2/blog/${ivy.blogName}/info`)).status).toBe(404);
  });
});

describe('deleteAccount', () => {
  it('deleteAccount rejects a wrong password with 16006', async () => {
    expect(codesOf(await leave({ password_current: 'wrong' }))).toEqual([401, 16006, 'password_current']);
    expect(await userOf(ivy)).toBeDefined();
  });

  it('deleteAccount hides the account at once, and logging in before its deletion restores it', async () => {
    const closed = await t.injectAs(ivy, {
      method: 'POST',
      url: '/v2/user/blogs',
      payload: { tumblelog: `second-${serial}` },
    });
    expect(closed.status).toBe(201);
    await t.db.query("update blogs set state = 'deactivated' where name = $1", [`second-${serial}`]);
    const token = await t.app.services.sessions.createAccessToken(ivy.userId, 'client');
    const { status, body } = await leave();
    expect(status).toBe(200);
    const days = (body.response.deleteTs - Date.now() / 1000) / 86_400;
    expect([days > 29.99, days < 30.01]).toEqual([true, true]);
    expect(await userOf(ivy)).toBeUndefined();
    expect(await t.app.services.sessions.findAccessToken(token.token)).toBeUndefined();
    const info = `/v2/blog/${ivy.blogName}/info`;
    expect((await t.inject(info)).status).toBe(404);
    expect(await lettersTo(ivy.email)).toContain('Your account on Skein is deleted');
    expect((await logIn(ivy.email, OLD)).status).toBe(200);
    expect((await t.inject(info)).status).toBe(200);
    // A blog that was closed before stays closed.
    expect((await t.inject(`/v2/blog/second-${serial}/info`)).status).toBe(404);
  });

  it('redeemLoginLink restores an account that is waiting for its deletion', async () => {
    await leave();
    await post('/login_link_send', { email: ivy.email });
    const token = await newestMailedToken(t, mailer, ivy.email);
    expect((await post('/login/link', { token })).status).toBe(200);
    expect((await t.inject(`/v2/blog/${ivy.blogName}/info`)).status).toBe(200);
  });

  it('deleteAccount keeps a blog visible that another admin leads as well', async () => {
    const otto = await t.member(`otto-${serial}`);
    await addWriter(t.db, ivy.blogName, otto, 'admin');
    await leave();
    expect((await t.inject(`/v2/blog/${ivy.blogName}/info`)).status).toBe(200);
  });
});
