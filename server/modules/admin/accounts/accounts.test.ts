import { afterAll, beforeAll, expect, it } from 'vitest';
import { updatePasswordHash } from '#server/entities/user/repository.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { reopenDue } from '#server/modules/auth/session/refuse-suspended.ts';
import { type AnyBody, buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import { recordingMailer } from '#tests/support/mailer.ts';
import { addWriter, type Member } from '#tests/support/members.ts';
import { postAs } from '#tests/support/posts.ts';
import { loggedKinds } from '#tests/support/security-log.ts';

const PASSWORD = 'seven-lanterns-9';
const mailer = recordingMailer();
let clock = Date.now();
let t: TestApp;
let staff: Member;
let other: Member;
let bystander: Bystander;
beforeAll(async () => {
  t = await buildTestApp({ mailer, now: () => clock });
  staff = await t.member('staff', { role: 'admin' });
  other = await t.member('other', { role: 'admin' });
  bystander = await makeBystander(t);
});
afterAll(async () => {
  await bystander.expectUnchanged();
  await t.close();
});

const PLACE = '/v2/admin/accounts';
async function list(query = ''): Promise<AnyBody> {
  const { status, body } = await t.injectAs(staff, `${PLACE}${query}`);
  expect(status).toBe(200);
  return body.response;
}
async function names(query: string): Promise<string[]> {
  return (await list(query)).accounts.map(({ name }: { name: string }) => name);
}
function suspend(id: string, payload: object = { reason: 'Advertising accordions.' }, as = staff) {
  return t.injectAs(as, { method: 'PUT', url: `${PLACE}/${id}/suspension`, payload });
}
function restore(id: string, as = staff) {
  return t.injectAs(as, { method: 'DELETE', url: `${PLACE}/${id}/suspension` });
}
async function withPassword(name: string): Promise<Member> {
  const member = await t.member(name);
  await updatePasswordHash(t.db, member.userId, await hashPassword(PASSWORD));
  return member;
}
function logIn({ email }: Member, password = PASSWORD) {
  const payload = { grant_type: 'password', username: email, password };
  return t.inject({ method: 'POST', url: '/v2/oauth2/token', payload });
}
async function blogStatus(name: string): Promise<number> {
  return (await t.inject(`/v2/blog/${name}/info`)).status;
}
async function acts(): Promise<AnyBody[]> {
  return (await t.injectAs(staff, '/v2/admin/acts')).body.response.acts;
}
async function lettersTo(email: string): Promise<string[]> {
  await t.app.services.post.settled();
  return mailer.mails.filter(({ to }) => to === email).map(({ text }) => text);
}

it('listAccounts finds accounts by the prefix of a blog name, by address, uuid and number', async () => {
  const ivy = await t.member('ivy-lane');
  await t.member('ivy-league');
  await t.member('xivy');
  const [row] = await t.db.query<{ uuid: string }>('select uuid from users where id = $1', [ivy.userId]);
  expect(await names('?q=IVY-l')).toEqual(['ivy-league', 'ivy-lane']);
  expect(await names('?q=%20ivy-lane%20')).toEqual(['ivy-lane']);
  expect(await names(`?q=${encodeURIComponent('IVY-lane@example.TEST')}`)).toEqual(['ivy-lane']);
  expect(await names(`?q=${row?.uuid}`)).toEqual(['ivy-lane']);
  expect(await names(`?q=${ivy.userId}`)).toEqual(['ivy-lane']);
  for (const nothing of ['ivy_', '%25', 'ivy-lane@', '99999999999999999999', "'; --"])
    expect([nothing, await names(`?q=${encodeURIComponent(nothing)}`)]).toEqual([nothing, []]);
});

it("listAccounts returns an account's blogs, sessions and last activity", async () => {
  const una = await t.member('una');
  await t.app.services.sessions.createAccessToken(una.userId, 'program');
  await t.app.services.sessions.start(una.userId, 'another');
  await postAs(t, una, 'A long scarf');
  const second = await t.injectAs(una, {
    method: 'POST',
    url: '/v2/user/blogs',
    payload: { tumblelog: 'una-two' },
  });
  expect(second.status).toBe(201);
  const { accounts, total } = await list('?q=una-two');
  expect(total).toBe(1);
  expect(accounts[0]).toMatchObject({
    id: una.userId,
    name: 'una',
    email: una.email,
    emailVerified: false,
    state: 'active',
    isAdmin: false,
    sessionCount: 3,
    blogs: [
      { blog: { name: 'una' }, state: 'active', postCount: 1 },
      { blog: { name: 'una-two' }, state: 'active', postCount: 0 },
    ],
  });
  expect(accounts[0].lastSeenTs).toBeGreaterThanOrEqual(accounts[0].createdTs);
  expect(accounts[0]).not.toHaveProperty('suspension');
});

it("setSuspension ends every session, hides the account's blogs and makes log-in answer 16013", async () => {
  const seller = await withPassword('seller');
  const partner = await t.member('partner');
  const shared = await t.injectAs(seller, {
    method: 'POST',
    url: '/v2/user/blogs',
    payload: { tumblelog: 'stall' },
  });
  expect(shared.status).toBe(201);
  await addWriter(t.db, 'stall', partner, 'admin');
  const { token } = await t.app.services.sessions.createAccessToken(seller.userId, 'program');
  const until = Math.floor(clock / 1000) + 86_400;
  const { status, body } = await suspend(seller.userId, { reason: ' Advertising accordions. ', until });
  expect(status).toBe(200);
  expect(body.response.account).toMatchObject({
    state: 'suspended',
    sessionCount: 0,
    suspension: { reason: 'Advertising accordions.', untilTs: until },
  });
  expect(body.response.account).not.toHaveProperty('lastSeenTs');
  expect((await t.injectAs(seller, '/v2/user/counts')).status).toBe(401);
  const bearer = { authorization: `Bearer ${token}` };
  expect((await t.inject({ url: '/v2/user/counts', headers: bearer })).status).toBe(401);
  expect([await blogStatus('seller'), await blogStatus('stall'), await blogStatus('partner')]).toEqual([
    404, 200, 200,
  ]);
  const refused = await logIn(seller);
  expect([refused.status, refused.body.errors]).toMatchObject([
    403,
    [{ code: 16013, redirectTo: '/support' }],
  ]);
  expect(refused.body.errors[0].detail).toMatch(/until \d{4}-\d\d-\d\d .*: Advertising accordions\.$/);
  // A wrong guess does not reveal the suspension.
  expect((await logIn(seller, 'a-wrong-guess-1')).body.errors).toMatchObject([{ code: 16006 }]);
  const [told] = await lettersTo(seller.email);
  expect(told).toContain('Advertising accordions.');
  expect(told).toContain('/support');
  expect((await acts())[0]).toMatchObject({
    act: 'suspend-account',
    staff: 'staff',
    subject: seller.userId,
    account: 'seller',
    details: { reason: 'Advertising accordions.', until },
  });
  expect(await names('?state=suspended')).toEqual(['seller']);

  // Another reason replaces the first; the same decision again sends one e-mail only.
  await suspend(seller.userId, { reason: 'Advertising drums.' });
  await suspend(seller.userId, { reason: 'Advertising drums.' });
  expect(await lettersTo(seller.email)).toHaveLength(2);
  expect((await list('?state=suspended')).accounts[0].suspension).toEqual({
    reason: 'Advertising drums.',
    suspendedTs: body.response.account.suspension.suspendedTs,
  });

  const open = await restore(seller.userId);
  expect(open.body.response.account).toMatchObject({ state: 'active', blogs: [{ state: 'active' }, {}] });
  expect(open.body.response.account).not.toHaveProperty('suspension');
  expect(await blogStatus('seller')).toBe(200);
  expect((await logIn(seller)).status).toBe(200);
  expect((await lettersTo(seller.email)).at(-1)).toContain('The suspension of seller has ended');
  expect((await acts())[0]).toMatchObject({ act: 'restore-account', subject: seller.userId });
  expect((await restore(seller.userId)).body.errors).toMatchObject([{ code: 4032 }]);
});

it('A suspension ends at its time by reopenDue or by the next log-in, and not before', async () => {
  const [swept, back] = [await withPassword('swept'), await withPassword('back')];
  const until = Math.floor(clock / 1000) + 3600;
  for (const { userId } of [swept, back]) await suspend(userId, { reason: 'An hour off.', until });
  clock = until * 1000 - 1;
  await reopenDue(t.db, t.app.services);
  expect((await logIn(back)).status).toBe(403);
  expect(await names('?state=suspended')).toEqual(['back', 'swept']);
  clock = until * 1000;
  expect((await logIn(back)).status).toBe(200);
  expect(await names('?state=suspended')).toEqual(['swept']);
  await reopenDue(t.db, t.app.services);
  expect(await names('?state=suspended')).toEqual([]);
  expect(await blogStatus('swept')).toBe(200);
  for (const { email } of [swept, back]) expect(await lettersTo(email)).toHaveLength(2);
  expect((await loggedKinds(t, swept)).at(-1)).toBe('suspension_revoked');
  expect((await loggedKinds(t, back)).slice(-2)).toEqual(['suspension_revoked', 'logged_in']);
});

it('revokeSuspension restores a partial account as partial', async () => {
  const half = await t.member('half-way');
  await t.db.query("update users set state = 'partial' where id = $1", [half.userId]);
  await suspend(half.userId);
  expect((await restore(half.userId)).body.response.account.state).toBe('partial');
});

it('revokeSuspension leaves a blog suspended that a report had suspended, in either order', async () => {
  const [before, after] = [await t.member('closed-before'), await t.member('closed-after')];
  const outcome = async (blogId: string, isClosed: boolean) => {
    const { setSuspended } = await import('#server/modules/moderation/queue/outcomes-repository.ts');
    await setSuspended(t.db, blogId, isClosed);
  };
  await outcome(before.blogId, true);
  await suspend(before.userId);
  await suspend(after.userId);
  await outcome(after.blogId, true);
  for (const { userId } of [before, after]) await restore(userId);
  expect([await blogStatus('closed-before'), await blogStatus('closed-after')]).toEqual([404, 404]);
  // A deletion that is cancelled during the suspension: the blogs reopen with the account.
  await suspend(after.userId);
  await outcome(after.blogId, false);
  expect(await blogStatus('closed-after')).toBe(404);
  await restore(after.userId);
  expect(await blogStatus('closed-after')).toBe(200);
});

it('setSuspension rejects staff, oneself, leaving accounts and invalid bodies', async () => {
  const leaving = await t.member('leaving');
  await t.db.query(
    "update users set state = 'leaving', delete_at = now() + interval '9 days' where id = $1",
    [leaving.userId],
  );
  const mia = await t.member('mia');
  const now = Math.floor(clock / 1000);
  const refusals: [string, object, number, number][] = [
    [staff.userId, { reason: 'Me' }, 403, 4003],
    [other.userId, { reason: 'A colleague' }, 403, 4003],
    [leaving.userId, { reason: 'Too late' }, 409, 4032],
    ['12', { reason: 'Nobody' }, 404, 4004],
    ['no-number', { reason: 'Nobody' }, 404, 4004],
    ['9999999999999999999', { reason: 'Nobody' }, 404, 4004],
    [mia.userId, {}, 400, 5016],
    [mia.userId, { reason: '' }, 400, 5016],
    [mia.userId, { reason: '  ' }, 400, 5016],
    [mia.userId, { reason: 'x'.repeat(1001) }, 400, 5016],
    [mia.userId, { reason: 'Now', until: now }, 400, 5016],
    [mia.userId, { reason: 'Yesterday', until: now - 86_400 }, 400, 5016],
    [mia.userId, { reason: 'Never', until: -1 }, 400, 5016],
    [mia.userId, { reason: 'More', more: true }, 400, 5016],
  ];
  const before = await acts();
  for (const [id, payload, status, code] of refusals) {
    const refused = await suspend(id, payload);
    expect([id, payload, refused.status, refused.body.errors[0].code]).toEqual([id, payload, status, code]);
  }
  expect((await restore('12')).status).toBe(404);
  expect(await names('?q=mia&state=active')).toEqual(['mia']);
  expect(await acts()).toEqual(before);
  expect((await suspend(mia.userId, { reason: 'x'.repeat(1000), until: now + 1 })).status).toBe(200);
});

it('listAccounts, setSuspension, revokeSuspension and listStaffActs reject members and visitors', async () => {
  const zoe = await t.member('zoe');
  const calls = [
    { method: 'GET', url: PLACE },
    { method: 'PUT', url: `${PLACE}/${bystander.member.userId}/suspension`, payload: { reason: 'No' } },
    { method: 'DELETE', url: `${PLACE}/${bystander.member.userId}/suspension` },
    { method: 'GET', url: '/v2/admin/acts' },
  ] as const;
  for (const call of calls) {
    expect([call.method, (await t.injectAs(zoe, call)).status]).toEqual([call.method, 403]);
    expect([call.method, (await t.inject(call)).status]).toEqual([call.method, 401]);
  }
});

it('listAccounts and listStaffActs page through all rows, and reject a foreign cursor with 5039', async () => {
  for (const [place, key] of [
    [PLACE, 'accounts'],
    ['/v2/admin/acts', 'acts'],
  ] as const) {
    const all = (await t.injectAs(staff, `${place}?limit=50`)).body.response[key];
    const seen: AnyBody[] = [];
    let query = '?limit=3';
    while (query) {
      const { [key]: page, links } = (await t.injectAs(staff, `${place}${query}`)).body.response;
      seen.push(...page);
      query = links.next ? `?${new URLSearchParams(links.next.queryParams)}` : '';
    }
    expect(seen.map(({ id }) => id)).toEqual(all.map(({ id }: { id: string }) => id));
    expect(seen.length).toBeGreaterThan(3);
    const wrong = await t.injectAs(staff, `${place}?cursor=made-up`);
    expect(wrong.body.errors).toMatchObject([{ code: 5039 }]);
  }
});

it('staff_acts rejects updates and deletes in the database', async () => {
  await expect(t.db.query("update staff_acts set act = 'nothing'")).rejects.toThrow();
  await expect(t.db.query('delete from staff_acts')).rejects.toThrow();
});
