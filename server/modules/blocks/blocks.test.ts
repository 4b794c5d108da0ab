import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type AnyBody, buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import { addWriter, type Member } from '#tests/support/members.ts';
import { followAs } from '#tests/support/posts.ts';

let t: TestApp;
let serial = 0;
let owner: Member;
let one: Member;
let two: Member;
let followed: Member;
let bystander: Bystander;
beforeAll(async () => {
  t = await buildTestApp();
  bystander = await makeBystander(t);
});
beforeEach(async () => {
  serial += 1;
  owner = await t.member(`keeper-${serial}`);
  [one, two] = [await t.member(`one-${serial}`), await t.member(`two-${serial}`)];
  followed = await t.member(`followed-${serial}`);
  await followAs(t, owner, followed.blogName);
});
afterAll(async () => {
  await bystander.expectUnchanged();
  await t.close();
});

function block(by: Member, names: string, force?: boolean) {
  const payload = { blocked_tumblelogs: names, ...(force === undefined ? {} : { force }) };
  return t.injectAs(by, { method: 'POST', url: `/v2/blog/${owner.blogName}/blocks/bulk`, payload });
}
async function blocked(): Promise<string[]> {
  const { body } = await t.injectAs(owner, `/v2/blog/${owner.blogName}/blocks`);
  return body.response.blocks.map(({ blog }: AnyBody) => blog.name).sort();
}

it('createBlogBlocks blocks each named blog once and returns an outcome per name', async () => {
  const names = ` ${one.blogName},nobody-${serial} , ${followed.blogName},${owner.blogName},, ${one.blogName}`;
  const { status, body } = await block(owner, names);
  expect(status).toBe(201);
  expect(body.response).toEqual({
    blocked: 1,
    passedOver: [followed.blogName, owner.blogName],
    unknown: [`nobody-${serial}`],
    names: [
      { name: one.blogName, outcome: 'blocked' },
      { name: `nobody-${serial}`, outcome: 'unknown' },
      { name: followed.blogName, outcome: 'followed' },
      { name: owner.blogName, outcome: 'own' },
    ],
  });
  expect(await blocked()).toEqual([one.blogName]);
});

it('createBlogBlocks blocks a followed blog only with force, and never a blog that the member writes for', async () => {
  await addWriter(t.db, two.blogName, owner);
  const names = `${followed.blogName},${two.blogName}`;
  expect((await block(owner, names, false)).body.response.blocked).toBe(0);
  expect(await blocked()).toEqual([]);
  const { body } = await block(owner, names, true);
  expect(body.response).toMatchObject({ blocked: 1, passedOver: [two.blogName] });
  expect(await blocked()).toEqual([followed.blogName]);
});

it('createBlogBlocks changes nothing when repeated, and rejects non-admins with 403 and visitors with 401', async () => {
  for (const _ of [1, 2, 3]) expect((await block(owner, one.blogName)).status).toBe(201);
  expect(await blocked()).toEqual([one.blogName]);
  expect((await block(two, followed.blogName)).status).toBe(403);
  expect(
    (await t.inject({ method: 'POST', url: `/v2/blog/${owner.blogName}/blocks/bulk`, payload: {} })).status,
  ).toBe(401);
  expect(await blocked()).toEqual([one.blogName]);
});
