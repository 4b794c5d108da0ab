import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type AnyBody, buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import type { Member } from '#tests/support/members.ts';

let t: TestApp;
let staff: Member;
let ivy: Member;
let otto: Member;
let bystander: Bystander;
beforeAll(async () => {
  t = await buildTestApp();
  staff = await t.member('staff', { role: 'admin' });
  [ivy, otto] = [await t.member('ivy'), await t.member('otto')];
  bystander = await makeBystander(t);
});
afterAll(async () => {
  await bystander.expectUnchanged();
  await t.close();
});
beforeEach(() => t.db.query('delete from site_flags'));

const PLACE = '/v2/admin/flags';
function set(name: string, payload: object, as = staff) {
  return t.injectAs(as, { method: 'PUT', url: `${PLACE}/${name}`, payload });
}
async function choose(member: Member, name: string, enabled: boolean): Promise<number> {
  const url = `/v2/labs/flags/${name}`;
  return (await t.injectAs(member, { method: 'PUT', url, payload: { enabled } })).status;
}
async function labsOf(member: Member): Promise<string[]> {
  return (await t.injectAs(member, '/v2/user/info')).body.response.user.labs;
}
async function offeredTo(member: Member): Promise<string[]> {
  const { flags } = (await t.injectAs(member, '/v2/labs/flags')).body.response;
  return flags.map(({ name }: { name: string }) => name);
}
async function flag(name: string): Promise<AnyBody> {
  const { flags } = (await t.injectAs(staff, PLACE)).body.response;
  return flags.find((one: { name: string }) => one.name === name);
}
async function toldOfEverybody(): Promise<AnyBody> {
  const [config, features] = [await t.inject('/v2/config'), await t.inject('/svc/pop/config')];
  expect(features.body.response.features).toEqual(config.body.response.features);
  return config.body.response.features;
}

it("listSiteFlags lists the features in the reader's language with the audience choice by default", async () => {
  expect(await flag('closer')).toEqual({
    name: 'closer',
    title: 'Closer together',
    description: expect.any(String),
    audience: 'choice',
    percent: 0,
    accounts: [],
    memberCount: 0,
    version: 0,
  });
  const german = { url: PLACE, headers: { 'accept-language': 'de' } };
  const { flags } = (await t.injectAs(staff, german)).body.response;
  expect(flags.map(({ title }: { title: string }) => title)).toContain('Näher beieinander');
  await choose(ivy, 'closer', true);
  expect((await flag('closer')).memberCount).toBe(1);
});

it("setSiteFlag gives a feature to everyone, staff or nobody, and choice restores each member's own setting", async () => {
  await choose(ivy, 'closer', true);
  await choose(otto, 'closer', false);
  const has = async () => [staff, ivy, otto].map(async (one) => (await labsOf(one)).includes('closer'));
  const all = async () => Promise.all(await has());
  const expected = {
    everyone: [true, true, true],
    staff: [true, false, false],
    nobody: [false, false, false],
    choice: [false, true, false],
  };
  for (const [audience, has] of Object.entries(expected)) {
    const { status, body } = await set('closer', { audience });
    expect([status, body.response.flag.audience]).toEqual([200, audience]);
    expect([audience, await all()]).toEqual([audience, has]);
    // A feature set by the site is no longer a member's choice, and one that is on for all is announced to every
    // client.
    expect([audience, (await offeredTo(ivy)).includes('closer')]).toEqual([audience, audience === 'choice']);
    expect([audience, await choose(otto, 'closer', false)]).toEqual([
      audience,
      audience === 'choice' ? 200 : 404,
    ]);
    expect([audience, (await toldOfEverybody()).closer]).toEqual([audience, audience === 'everyone']);
    expect(await offeredTo(ivy)).toContain('boops');
  }
});

it('setSiteFlag with a percentage gives a feature to that share, whose members keep it while it grows', async () => {
  const had = new Set<string>();
  const holders = async () => {
    const rows = await t.db.query<{ id: string }>(
      "select id from users where has_flag('closer', id, role, settings) order by id",
    );
    return rows.map(({ id }) => id);
  };
  await t.db.query(
    "insert into users (email) select 'share' || n || '@example.test' from generate_series(1, 300) n",
  );
  for (const percent of [0, 1, 40, 99, 100]) {
    const { body } = await set('closer', { audience: 'percent', percent });
    const now = await holders();
    expect([percent, body.response.flag.memberCount]).toEqual([percent, now.length]);
    for (const id of had) expect(now).toContain(id);
    for (const id of now) had.add(id);
    if (percent === 0) expect(now).toEqual([]);
    if (percent === 40) expect(now.length).toBeGreaterThan(0);
  }
  const [{ n } = { n: 0 }] = await t.db.query<{ n: number }>('select count(*)::int as n from users');
  expect(had.size).toBe(n);
  await t.db.query("delete from users where email like 'share%'");
  expect(await labsOf(otto)).toContain('closer');
});

it('setSiteFlag gives a feature to named accounts only, and with a percentage to them as well', async () => {
  const named = [ivy.userId];
  const { status, body } = await set('closer', { audience: 'named', account_ids: named });
  expect(status).toBe(200);
  expect(body.response.flag).toMatchObject({
    audience: 'named',
    accounts: [{ id: ivy.userId, blog: { name: 'ivy' } }],
    memberCount: 1,
    version: 1,
  });
  expect(await Promise.all([staff, ivy, otto].map(labsOf))).toEqual([[], ['closer'], []]);
  await set('closer', { audience: 'percent', percent: 0, account_ids: [otto.userId] });
  expect(await Promise.all([ivy, otto].map(labsOf))).toEqual([[], ['closer']]);
  await set('closer', { audience: 'staff' });
  expect((await flag('closer')).accounts).toEqual([]);
  expect(await labsOf(otto)).toEqual([]);
});

it('setSiteFlag rejects a change from an older version with 4009 and writes nothing', async () => {
  await set('closer', { audience: 'staff', version: 0 });
  const late = await set('closer', { audience: 'everyone', version: 0 });
  expect([late.status, late.body.errors[0].code]).toEqual([409, 4009]);
  expect(await flag('closer')).toMatchObject({ audience: 'staff', version: 1 });
  expect((await set('closer', { audience: 'everyone', version: 1 })).body.response.flag.version).toBe(2);
});

it('setSiteFlag of two staff members at once applies one change from the same version', async () => {
  const answers = await Promise.all(
    ['staff', 'everyone'].map((audience) => set('closer', { audience, version: 0 })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

it('listStaffActs returns the changes of one feature only', async () => {
  await set('closer', { audience: 'staff' });
  await set('boops', { audience: 'nobody' });
  const url = '/v2/admin/acts?act=set-flag&subject=closer';
  const { acts } = (await t.injectAs(staff, url)).body.response;
  expect(acts.length).toBeGreaterThan(0);
  expect(acts.every(({ subject }: AnyBody) => subject === 'closer')).toBe(true);
  expect(acts[0].details).toMatchObject({ audience: 'staff', before: 'choice' });
});

it('setSiteFlag of boops turns sendBoop on and off', async () => {
  const boop = () => t.injectAs(ivy, { method: 'POST', url: '/v2/boops', payload: { tumblelog: 'otto' } });
  expect((await boop()).status).toBe(403);
  await set('boops', { audience: 'everyone' });
  expect((await boop()).status).toBe(201);
  await set('boops', { audience: 'nobody' });
  expect((await boop()).status).toBe(403);
});

it('setSiteFlag writes an audit log entry with the audience', async () => {
  await set('closer', { audience: 'percent', percent: 7 });
  const { acts } = (await t.injectAs(staff, '/v2/admin/acts')).body.response;
  expect(acts[0]).toMatchObject({
    act: 'set-flag',
    staff: 'staff',
    subject: 'closer',
    details: { audience: 'percent', percent: 7 },
  });
  expect(acts[0]).not.toHaveProperty('account');
});

it.each([
  ['an unknown feature', 'wheel', { audience: 'everyone' }, 404, 4004],
  ['a malformed name', 'No-Name', { audience: 'everyone' }, 400, 5016],
  ['a body without an audience', 'closer', {}, 400, 5016],
  ['an unknown audience', 'closer', { audience: 'friends' }, 400, 5016],
  ['the audience percent without a number', 'closer', { audience: 'percent' }, 400, 5016],
  ['a number without the audience percent', 'closer', { audience: 'everyone', percent: 4 }, 400, 5016],
  ['a negative share', 'closer', { audience: 'percent', percent: -1 }, 400, 5016],
  ['a share over 100', 'closer', { audience: 'percent', percent: 101 }, 400, 5016],
  ['a fraction', 'closer', { audience: 'percent', percent: 0.5 }, 400, 5016],
  ['the audience named without accounts', 'closer', { audience: 'named' }, 400, 5016],
  ['accounts of another audience', 'closer', { audience: 'staff', account_ids: ['1'] }, 400, 5016],
  ['an account that does not exist', 'closer', { audience: 'named', account_ids: ['999999'] }, 400, 5016],
  ['an id that is no account', 'closer', { audience: 'named', account_ids: ['x'] }, 400, 5016],
  ['an account named twice', 'closer', { audience: 'named', account_ids: ['1', '1'] }, 400, 5016],
  ['an additional field', 'closer', { audience: 'everyone', more: 1 }, 400, 5016],
])('setSiteFlag rejects %s', async (_, name, payload, status, code) => {
  const refused = await set(name, payload);
  expect([refused.status, refused.body.errors[0].code]).toEqual([status, code]);
  expect((await flag('closer')).audience).toBe('choice');
});

it('listSiteFlags and setSiteFlag reject members and visitors', async () => {
  for (const call of [
    { method: 'GET', url: PLACE },
    { method: 'PUT', url: `${PLACE}/closer`, payload: { audience: 'everyone' } },
  ] as const) {
    expect([call.method, (await t.injectAs(ivy, call)).status]).toEqual([call.method, 403]);
    expect([call.method, (await t.inject(call)).status]).toEqual([call.method, 401]);
  }
  expect((await flag('closer')).audience).toBe('choice');
});
