import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import type { Member } from '#tests/support/members.ts';

let t: TestApp;
let ivy: Member;
let otto: Member;
let bystander: Bystander;

beforeAll(async () => {
  t = await buildTestApp();
  // Without what the site decided, only the members' choices count.
  await t.db.query('delete from site_flags');
  ivy = await t.member('ivy');
  otto = await t.member('otto');
  bystander = await makeBystander(t);
});
afterAll(async () => {
  await bystander.expectUnchanged();
  await t.close();
});

const URL = '/v2/labs/flags';
function set(member: Member, name: string, payload: object = { enabled: true }) {
  return t.injectAs(member, { method: 'PUT', url: `${URL}/${name}`, payload });
}
async function flagsOf(member: Member) {
  const { body } = await t.injectAs(member, URL);
  return Object.fromEntries(
    body.response.flags.map(({ name, enabled }: { name: string; enabled: boolean }) => [name, enabled]),
  );
}
async function labsOf(member: Member) {
  return (await t.injectAs(member, '/v2/user/info')).body.response.user.labs;
}

it('listLabsFlags returns every flag as disabled to a member who chose nothing', async () => {
  expect(Object.values(await flagsOf(otto))).not.toContain(true);
  expect(await labsOf(otto)).toEqual([]);
});

it('setLabsFlag switches a feature for one member, and may be repeated', async () => {
  for (const enabled of [true, true, false, false, true]) {
    const { status, body } = await set(ivy, 'closer', { enabled });
    expect([status, body.response.flag.name, body.response.flag.enabled]).toEqual([200, 'closer', enabled]);
    expect((await flagsOf(ivy)).closer).toBe(enabled);
    expect(await labsOf(ivy)).toEqual(enabled ? ['closer'] : []);
  }
  expect((await flagsOf(otto)).closer).toBe(false);
  expect(await labsOf(otto)).toEqual([]);
});

it("setLabsFlag and editUserSettings keep each other's settings", async () => {
  const settings = '/v2/user/settings';
  await t.injectAs(ivy, { method: 'POST', url: settings, payload: { appearance: { text_size: 'large' } } });
  await set(ivy, 'closer');
  await t.injectAs(ivy, { method: 'POST', url: settings, payload: { privacy: { read_receipts: false } } });
  const { appearance, privacy } = (await t.injectAs(ivy, settings)).body.response.settings;
  expect([appearance.textSize, privacy.readReceipts, await labsOf(ivy)]).toEqual([
    'large',
    false,
    ['closer'],
  ]);
});

it('listLabsFlags ignores a stored choice of a feature that is no longer offered', async () => {
  await t.db.query(`update users set settings = settings || '{"labs": {"gone": true}}' where id = $1`, [
    otto.userId,
  ]);
  expect(await flagsOf(otto)).not.toHaveProperty('gone');
  expect(await labsOf(otto)).toEqual([]);
});

it('listLabsFlags returns titles in the language of the request, else English', async () => {
  const titles = async (language: string) => {
    const { body } = await t.injectAs(ivy, { url: URL, headers: { 'accept-language': language } });
    return body.response.flags.map(({ title }: { title: string }) => title);
  };
  expect(await titles('de-AT,en')).toContain('Näher beieinander');
  expect(await titles('fr')).toContain('Closer together');
});

it.each([
  ['a feature that is not offered', 'wheel', { enabled: true }, 404, 4004],
  ['a malformed name', 'No-Name', { enabled: true }, 400, 5016],
  ['a body without enabled', 'closer', {}, 400, 5016],
  ['a value that is not boolean', 'closer', { enabled: 'yes' }, 400, 5016],
  ['an additional field', 'closer', { enabled: true, more: 1 }, 400, 5016],
])('setLabsFlag rejects %s', async (_, name, payload, status, code) => {
  const before = await flagsOf(ivy);
  const refused = await set(ivy, name, payload);
  expect([refused.status, refused.body.errors[0].code]).toEqual([status, code]);
  expect(await flagsOf(ivy)).toEqual(before);
});

it('listLabsFlags and setLabsFlag reject a visitor with 401', async () => {
  expect((await t.inject(URL)).status).toBe(401);
  expect((await t.inject({ method: 'PUT', url: `${URL}/closer`, payload: { enabled: true } })).status).toBe(
    401,
  );
});
