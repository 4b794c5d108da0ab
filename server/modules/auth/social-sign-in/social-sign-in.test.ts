import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { updatePasswordHash } from '#server/entities/user/repository.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { type AnyBody, buildTestApp, type Reply, type TestApp } from '#tests/support/app.ts';
import { recordingMailer } from '#tests/support/mailer.ts';
import type { Member } from '#tests/support/members.ts';
import { loggedKinds, securityLogOf } from '#tests/support/security-log.ts';
import { startThirdParty, type ThirdParty } from '#tests/support/third-party.ts';

const mailer = recordingMailer();
const HOME = 'http://127.0.0.1:3000';
const PASSWORD = 'nine lives of yarn';

let t: TestApp;
let harbour: ThirdParty;
let bystander: Member;
let serial = 0;
/** Clock skew of this site in milliseconds. */
let skew = 0;
/** Fixed time of this site, when the clock is stopped. */
let moment: number | undefined;
const now = () => (moment ?? Date.now()) + skew;

beforeAll(async () => {
  harbour = await startThirdParty(HOME);
  t = await buildTestApp({ publicUrl: HOME, signInProviders: [harbour.provider], now, mailer });
  bystander = await t.member('bystander');
  await updatePasswordHash(t.db, bystander.userId, await hashPassword(PASSWORD));
});
afterAll(async () => {
  await t.close();
  await harbour.close();
});
beforeEach(() => {
  skew = 0;
  moment = undefined;
  serial += 1;
  harbour.account = {
    sub: `somebody-${serial}`,
    email: `somebody-${serial}@harbour.example`,
    email_verified: true,
    preferred_username: `somebody-${serial}`,
  };
});

type Body = Reply<AnyBody>;
const codeOf = ({ status, body }: Body) => [status, body?.errors?.[0]?.code];
function post(url: string, payload: object, headers: Record<string, string> = {}) {
  return t.inject({ method: 'POST', url, payload, headers });
}
function cookieOf({ headers }: { headers: Record<string, unknown> }): string {
  const lines = [headers['set-cookie']].flat().map(String);
  return lines.find((line) => line.startsWith('sign_in='))?.split(';')[0] ?? '';
}

/** Starts a sign-in as a member, or as a visitor. */
async function start(payload: object = {}, member?: Member) {
  const request = {
    method: 'POST' as const,
    url: '/v2/tauth/start',
    payload: { provider_id: 'harbour', ...payload },
  };
  const reply = member ? await t.injectAs(member, request) : await t.inject(request);
  expect(reply.status).toBe(201);
  return { ...reply.body.response, cookie: cookieOf(reply) } as {
    authorizationUrl: string;
    nonce: string;
    cookie: string;
  };
}
/** Returns with the provider's response. Returns the address the site redirects to. */
async function comeBack(back: URL, cookie: string): Promise<string> {
  const reply = await t.app.inject({ url: `${back.pathname}${back.search}`, headers: { cookie } });
  expect(reply.statusCode).toBe(303);
  return String(reply.headers.location);
}
/** Runs the complete sign-in. Returns the nonce that the page continues with. */
async function signIn(payload: object = {}): Promise<string> {
  const { authorizationUrl, nonce, cookie } = await start(payload);
  expect(await comeBack(await harbour.logInAt(authorizationUrl), cookie)).toBe(`/login/with#${nonce}`);
  return nonce;
}
async function details(nonce: string) {
  return (await t.inject(`/v2/tauth/details?nonce=${nonce}`)).body.response;
}
function register(nonce: string, more: object = {}) {
  return post('/v2/tauth/register', { nonce, tumblelog: `harbour-${serial}`, age: 34, ...more });
}
const logIn = (payload: object) => post('/v2/tauth/login', payload);
async function linkedTo(member: Member) {
  const { body } = await t.injectAs(member, '/v2/tauth/details');
  return body.response.providers[0];
}
async function memberAt(email: string): Promise<Member> {
  const member = await t.member(`owner-${serial}`);
  await t.db.query('update users set email = $2, password_hash = $3 where id = $1', [
    member.userId,
    email,
    await hashPassword(PASSWORD),
  ]);
  return member;
}

test('registerSocialAccount registers with a blog name and an age, and startSocialSession logs in afterwards [validation-14]', async () => {
  const nonce = await signIn({ redirect_to: '/tagged/fog' });
  expect(await details(nonce)).toMatchObject({
    providers: [{ id: 'harbour', name: 'Harbour', connected: false }],
    pending: {
      next: 'register',
      email: harbour.account.email,
      suggestedBlogName: `somebody-${serial}`,
      redirectTo: '/tagged/fog',
    },
  });
  const made = await register(nonce);
  expect(made.status).toBe(201);
  expect(made.body.response).toMatchObject({
    blog: { name: `harbour-${serial}` },
    redirectTo: '/tagged/fog',
  });
  expect(String(made.headers['set-cookie'])).toContain('sid=');
  expect(codeOf(await register(nonce))).toEqual([400, 16010]);
  const again = await signIn();
  expect((await details(again)).pending.next).toBe('login');
  expect(codeOf(await register(again, { tumblelog: `other-${serial}` }))).toEqual([400, 16004]);
  expect((await logIn({ nonce: again })).status).toBe(200);
  expect(codeOf(await logIn({ nonce: again }))).toEqual([400, 16010]);
});

test.each([
  ['a child', { age: 12 }, [403, 7]],
  ['a taken name', { tumblelog: 'bystander' }, [400, 3]],
  ['a malformed name', { tumblelog: '-no-' }, [400, 4]],
])('registerSocialAccount rejects %s and keeps the sign-in pending', async (_what, more, expected) => {
  const nonce = await signIn();
  expect(codeOf(await register(nonce, more))).toEqual(expected);
  expect((await register(nonce)).status).toBe(201);
});

test("startSocialSession links the provider to an existing address only with the account's password", async () => {
  const owner = await memberAt(harbour.account.email ?? '');
  const nonce = await signIn();
  expect((await details(nonce)).pending.next).toBe('linkAccount');
  expect(codeOf(await register(nonce))).toEqual([400, 2]);
  expect(codeOf(await logIn({ nonce }))).toEqual([404, 16002]);
  expect(codeOf(await logIn({ nonce, link3pa: true, password: 'not this one' }))).toEqual([401, 16006]);
  expect((await linkedTo(owner)).connected).toBe(false);
  expect((await logIn({ nonce, link3pa: true, password: PASSWORD })).status).toBe(200);
  expect(await linkedTo(owner)).toMatchObject({
    connected: true,
    email: harbour.account.email,
    canDisconnect: true,
  });
  expect((await linkedTo(bystander)).connected).toBe(false);
  expect((await details(await signIn())).pending.next).toBe('login');
});

test('startSocialSession of a provider account without an address answers 16002', async () => {
  harbour.account = { sub: `nameless-${serial}` };
  const nonce = await signIn();
  expect((await details(nonce)).pending).toMatchObject({ next: 'noMatchedAccount' });
  expect(codeOf(await logIn({ nonce, link3pa: true, password: PASSWORD }))).toEqual([404, 16002]);
});

describe('Social sign-in without an address', () => {
  /** Creates a member who registered through a provider without an address. */
  async function nameless() {
    harbour.account = { sub: `nameless-${serial}` };
    const made = await register(await signIn());
    expect(made.status).toBe(201);
    const [row] = await t.db.query<{ user_id: string; name: string }>(
      `select l.user_id, b.name from third_party_links l join blogs b on b.owner_id = l.user_id where l.subject = $1`,
      [harbour.account.sub],
    );
    const userId = row?.user_id ?? '';
    const session = await t.app.services.sessions.start(userId);
    return { ...bystander, ...session, userId, blogName: row?.name ?? '' };
  }
  const userOf = async (member: Member) =>
    (await t.injectAs(member, '/v2/user/info')).body.response.user as Record<string, unknown>;
  const say = (member: Member, payload?: object) =>
    t.injectAs(member, {
      method: 'POST',
      url: '/v2/account/verify_email/send',
      ...(payload ? { payload } : {}),
    });
  async function linkTo(address: string): Promise<string> {
    await t.app.services.post.settled();
    const letter = mailer.mails.findLast(({ to }) => to === address);
    return /#(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
  }

  test('An account without an address is partial (1034) until verifyEmail confirms one', async () => {
    const member = await nameless();
    const user = await userOf(member);
    expect(user).toMatchObject({ isPartial: true, emailVerified: false, name: member.blogName });
    expect(user).not.toHaveProperty('email');
    expect(codeOf(await t.injectAs(member, '/v2/user/dashboard'))).toEqual([401, 1034]);
    expect(codeOf(await say(member))).toEqual([400, 5016]);
    expect(codeOf(await say(member, { email: 'nobody' }))).toEqual([400, 5016]);
    expect(codeOf(await say(member, { email: bystander.email }))).toEqual([400, 2]);
    const address = `nameless-${serial}@example.test`;
    expect((await say(member, { email: address })).status).toBe(204);
    expect(await userOf(member)).toMatchObject({ isPartial: true, pendingEmail: address });
    const first = await linkTo(address);
    // A second request to the same address.
    expect((await say(member)).status).toBe(204);
    expect(await linkTo(address)).not.toBe(first);
    expect((await post('/v2/account/verify_email', { token: first })).status).toBe(200);
    expect(await userOf(member)).toMatchObject({ isPartial: false, email: address, emailVerified: true });
    expect((await t.injectAs(member, '/v2/user/dashboard')).status).toBe(200);
  });

  test('startSocialSession logs in an account without an address, and nothing is mailed to it', async () => {
    const member = await nameless();
    const nonce = await signIn();
    expect((await details(nonce)).pending.next).toBe('login');
    expect((await logIn({ nonce })).status).toBe(200);
    expect((await logIn({ nonce: await signIn() })).status).toBe(200);
    await t.app.services.post.settled();
    expect(mailer.mails.filter(({ to }) => to.endsWith('@invalid'))).toEqual([]);
    expect((await userOf(member)).isPartial).toBe(true);
  });

  test('verifyEmail of a partial account rejects an address that another member took meanwhile with code 2', async () => {
    const member = await nameless();
    const address = `first-${serial}@example.test`;
    await say(member, { email: address });
    const token = await linkTo(address);
    const other = await t.member(`first-${serial}`);
    await t.db.query('update users set email = $2 where id = $1', [other.userId, address]);
    expect(codeOf(await post('/v2/account/verify_email', { token }))).toEqual([400, 2]);
    expect((await userOf(member)).isPartial).toBe(true);
  });

  test('sendVerificationEmail of a member with an address rejects another address with 5016', async () => {
    expect(codeOf(await say(bystander, { email: 'other@example.test' }))).toEqual([400, 5016]);
  });
});

test("startSocialSignIn with link requires a proof, and unlinkProvider unlinks the member's own provider only", async () => {
  const member = await memberAt(`linker-${serial}@example.test`);
  const bare = {
    method: 'POST' as const,
    url: '/v2/tauth/start',
    payload: { provider_id: 'harbour', link: true },
  };
  expect(codeOf(await t.injectAs(member, bare))).toEqual([400, 5016]);
  const proof = { password_current: PASSWORD };
  const wrong = { ...bare, payload: { ...bare.payload, proof: { password_current: 'wrong' } } };
  expect(codeOf(await t.injectAs(member, wrong))).toEqual([401, 16006]);
  const asked = { link: true, proof, redirect_to: '/settings/account' };
  const { authorizationUrl, cookie } = await start(asked, member);
  const back = await harbour.logInAt(authorizationUrl);
  expect(await comeBack(back, `${cookie}; sid=${member.sid}`)).toBe('/settings/account');
  expect((await linkedTo(member)).connected).toBe(true);
  expect((await linkedTo(bystander)).connected).toBe(false);
  await t.app.services.post.settled();
  const told = mailer.mails.findLast(({ to }) => to.startsWith('linker-'));
  expect(told?.subject).toMatch(/^Sign-in with Harbour .* was added to your account$/);
  expect(told?.text).toMatch(/\/login\/undo\?change=provider#\S{40}/);
  const other = await start({ link: true, proof }, bystander);
  const taken = await harbour.logInAt(other.authorizationUrl);
  expect(await comeBack(taken, `${other.cookie}; sid=${bystander.sid}`)).toBe('/login/with#taken');
  const unlink = (who: Member, provider_id = 'harbour') =>
    t.injectAs(who, { method: 'POST', url: '/v2/tauth/disconnect', payload: { provider_id } });
  expect(codeOf(await unlink(bystander))).toEqual([404, 4004]);
  expect((await unlink(member)).status).toBe(204);
  expect(codeOf(await unlink(member))).toEqual([404, 4004]);
});

test('The security log names the provider when it is linked, logs in and is unlinked', async () => {
  const member = await memberAt(`logged-${serial}@example.test`);
  const proof = { password_current: PASSWORD };
  const { authorizationUrl, cookie } = await start({ link: true, proof }, member);
  await comeBack(await harbour.logInAt(authorizationUrl), `${cookie}; sid=${member.sid}`);
  expect((await logIn({ nonce: await signIn() })).status).toBe(200);
  expect((await securityLogOf(t, member))[0]).toMatchObject({ kind: 'logged_in', method: 'provider' });
  const payload = { provider_id: 'harbour' };
  await t.injectAs(member, { method: 'POST', url: '/v2/tauth/disconnect', payload });
  expect(await loggedKinds(t, member)).toEqual([
    'provider_linked: Harbour',
    'logged_in: Harbour',
    'provider_unlinked: Harbour',
  ]);
});

test('The security log records a provider linked by password, and a wrong password for it', async () => {
  const email = `proved-${serial}@example.test`;
  const member = await memberAt(email);
  harbour.account = { ...harbour.account, email };
  const nonce = await signIn();
  await logIn({ nonce, link3pa: true, password: 'not this one' });
  await t.app.services.work.settled();
  expect((await logIn({ nonce, link3pa: true, password: PASSWORD })).status).toBe(200);
  expect(await loggedKinds(t, member)).toEqual([
    'login_failed',
    'provider_linked: Harbour',
    'logged_in: Harbour',
  ]);
});

test('unlinkProvider rejects the only way to log in with 16011', async () => {
  await register(await signIn());
  const [row] = await t.db.query<{ user_id: string }>(
    'select user_id from third_party_links where subject = $1',
    [harbour.account.sub],
  );
  const { sid, csrfToken } = await t.app.services.sessions.start(row?.user_id ?? '');
  const member = { ...bystander, sid, csrfToken };
  const payload = { provider_id: 'harbour' };
  const reply = await t.injectAs(member, { method: 'POST', url: '/v2/tauth/disconnect', payload });
  expect(codeOf(reply)).toEqual([409, 16011]);
  expect(await linkedTo(member)).toMatchObject({ connected: true, canDisconnect: false });
});

test('completeSocialRegistration completes a partial registration once', async () => {
  await register(await signIn());
  await t.db.query(
    `update users set state = 'partial' where id = (select user_id from third_party_links where subject = $1)`,
    [harbour.account.sub],
  );
  const nonce = await signIn();
  expect((await details(nonce)).pending.next).toBe('complete');
  const complete = (more: object = {}) =>
    post('/v2/tauth/complete', { nonce, tumblelog: `whole-${serial}`, age: 20, ...more });
  expect(codeOf(await complete({ age: 12 }))).toEqual([403, 7]);
  expect(codeOf(await complete({ tumblelog: 'bystander' }))).toEqual([400, 3]);
  expect((await complete()).body.response.blog.name).toBe(`whole-${serial}`);
  expect(codeOf(await complete())).toEqual([400, 16010]);
});

test('startSocialSession rejects a suspended account with 16013', async () => {
  await register(await signIn());
  await t.db.query(
    `update users set state = 'suspended' where id = (select user_id from third_party_links where subject = $1)`,
    [harbour.account.sub],
  );
  expect(codeOf(await logIn({ nonce: await signIn() }))).toEqual([403, 16013]);
});

test('startSocialSignIn answers 4004 to an unknown provider and 1034 to a visitor who links', async () => {
  expect(codeOf(await post('/v2/tauth/start', { provider_id: 'nobody' }))).toEqual([404, 4004]);
  expect(codeOf(await post('/v2/tauth/start', { provider_id: 'harbour', link: true }))).toEqual([401, 1034]);
  expect(codeOf(await t.inject('/v2/tauth/details?nonce=made-up-by-somebody'))).toEqual([400, 16010]);
});

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/..//elsewhere.example',
])('startSocialSignIn drops the redirect_to %s', async (redirect_to) => {
  expect((await details(await signIn({ redirect_to }))).pending.redirectTo).toBeUndefined();
});

test("The social sign-in callback rejects a foreign state, another browser's cookie and a second use", async () => {
  const [mine, theirs] = [await start(), await start()];
  const back = await harbour.logInAt(mine.authorizationUrl);
  // Opens it in another member's browser and without a cookie.
  expect(await comeBack(back, theirs.cookie)).toBe('/login/with#over');
  expect(await comeBack(back, '')).toBe('/login/with#over');
  const foreign = new URL(back);
  foreign.searchParams.set('state', new URL(theirs.authorizationUrl).searchParams.get('state') ?? '');
  expect(await comeBack(foreign, mine.cookie)).toBe('/login/with#over');
  expect(await comeBack(back, mine.cookie)).toBe(`/login/with#${mine.nonce}`);
  expect(await comeBack(back, mine.cookie)).toBe('/login/with#over');
});

test('The social sign-in callback rejects the code of another sign-in, whose nonce and PKCE verifier differ', async () => {
  const [mine, theirs] = [await start(), await start()];
  const [own, other] = [
    await harbour.logInAt(mine.authorizationUrl),
    await harbour.logInAt(theirs.authorizationUrl),
  ];
  own.searchParams.set('code', other.searchParams.get('code') ?? '');
  expect(await comeBack(own, mine.cookie)).toBe('/login/with#refused');
  expect(codeOf(await logIn({ nonce: mine.nonce }))).toEqual([400, 16010]);
});

test('The social sign-in callback rejects another issuer, an invented code and a refusal of the provider', async () => {
  for (const spoil of [
    (back: URL) => back.searchParams.set('iss', 'https://elsewhere.example'),
    (back: URL) => back.searchParams.set('code', 'made-up'),
    (back: URL) => {
      back.searchParams.delete('code');
      back.searchParams.set('error', 'access_denied');
    },
  ]) {
    const { authorizationUrl, cookie } = await start();
    const back = await harbour.logInAt(authorizationUrl);
    spoil(back);
    expect(await comeBack(back, cookie)).toBe('/login/with#refused');
  }
});

test('getSocialSignIn answers 16010 ten minutes after the sign-in began', async () => {
  moment = Date.now();
  const nonce = await signIn();
  skew = 599_999;
  expect((await details(nonce)).pending.next).toBe('register');
  skew = 600_000;
  expect(codeOf(await t.inject(`/v2/tauth/details?nonce=${nonce}`))).toEqual([400, 16010]);
});

test('startSocialSession accepts an id_token once and only with a valid signature', async () => {
  await register(await signIn());
  const token = await harbour.idToken();
  expect((await logIn({ id_token: token })).status).toBe(200);
  expect(codeOf(await logIn({ id_token: token }))).toEqual([400, 16010]);
  const [head, body, signature] = token.split('.');
  const claims = JSON.parse(Buffer.from(body ?? '', 'base64url').toString());
  const forged = Buffer.from(JSON.stringify({ ...claims, sub: 'somebody-1' })).toString('base64url');
  for (const bad of [`${head}.${forged}.${signature}`, 'nonsense', `${head}.${body}.`])
    expect(codeOf(await logIn({ id_token: bad }))).toEqual([400, 16010]);
  expect(codeOf(await logIn({ link3pa: true }))).toEqual([400, 5016]);
});

test.each([
  // A slow clock: the token is from the future for this site.
  [-30, 200],
  [-31, 400],
  // A fast clock: a token is accepted for ten minutes, and not half a minute longer.
  [629, 200],
  [631, 400],
])('startSocialSession with an id_token and a clock %i s off answers %i', async (seconds, status) => {
  await register(await signIn());
  const token = await harbour.idToken();
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  moment = (claims.iat + seconds) * 1000;
  expect((await logIn({ id_token: token })).status).toBe(status);
});
