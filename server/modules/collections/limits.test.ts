import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { newCollection } from '#tests/support/collections.ts';
import type { Member } from '#tests/support/members.ts';

let t: TestApp;
let anna: Member;
let bela: Member;
beforeAll(async () => {
  t = await buildTestApp();
  [anna, bela] = [await t.member('anna'), await t.member('bela')];
});
afterAll(() => t.close());

/** Returns status, code, reason and parameters of what refuses a member’s call. */
async function refusal(by: Member, method: 'POST' | 'PUT', url: string, payload: object) {
  const { status, body } = await t.injectAs(by, { method, url, payload });
  const { code, reason, params } = body.errors?.[0] ?? {};
  return { status, code, reason, params };
}

test('the 1,001st collection is refused with the limit, made anew or as a copy, and one takes the place of another', async () => {
  const theirs = await newCollection(t, bela);
  const own = await newCollection(t, anna);
  await t.db.query("insert into collections (title) select 'C ' || n from generate_series(2, $1) n", [
    limits.collections,
  ]);
  await t.db.query(
    `insert into space_members (space_id, space_kind, user_id, blog_id, role)
     select id, 'collection', $1, $2, 'owner' from collections where title like 'C %'`,
    [anna.userId, anna.blogId],
  );
  const payload = { title: 'One more', tumblelog: 'anna' };
  const refused = { code: 4030, reason: 'collections', params: { limit: limits.collections } };
  expect(await refusal(anna, 'POST', '/v2/collections', payload)).toMatchObject(refused);
  const copies = `/v2/collections/${theirs.id}/copies`;
  expect(await refusal(anna, 'POST', copies, { tumblelog: 'anna' })).toMatchObject(refused);
  await t.injectAs(anna, { method: 'DELETE', url: `/v2/collections/${own.id}` });
  expect((await newCollection(t, anna, payload)).title).toBe('One more');
});

test('the 21st collaborator is told that the collection is full, by link and by name, until somebody leaves', async () => {
  const { id } = await newCollection(t, bela);
  const url = `/v2/collections/${id}`;
  const crowd: Member[] = [];
  for (let n = 1; n < limits.collaborators; n += 1) crowd.push(await t.member(`keeper${n}`));
  const late = await t.member('late');
  await t.injectAs(bela, { method: 'PUT', url: `${url}/invitations/late`, payload: { role: 'contributor' } });
  const { body } = await t.injectAs(bela, {
    method: 'POST',
    url: `${url}/invite_hash`,
    payload: { role: 'editor' },
  });
  const { hash } = body.response.link;
  for (const one of crowd) {
    const payload = { tumblelog: one.blogName, invite_hash: hash };
    expect((await t.injectAs(one, { method: 'PUT', url: `${url}/membership`, payload })).status).toBe(200);
  }
  const full = { status: 403, code: 23303 };
  const membership = `${url}/membership`;
  expect(await refusal(late, 'PUT', membership, { tumblelog: 'late' })).toMatchObject(full);
  expect(await refusal(late, 'PUT', membership, { tumblelog: 'late', invite_hash: hash })).toMatchObject(
    full,
  );
  const seen = await t.injectAs(late, `/v2/collection_invitations/${hash}`);
  expect(seen.body.response.invitation.state).toBe('full');
  await t.injectAs(crowd[0] as Member, { method: 'DELETE', url: membership });
  const joined = await t.injectAs(late, { method: 'PUT', url: membership, payload: { tumblelog: 'late' } });
  expect([joined.status, joined.body.response.collection.role]).toEqual([200, 'contributor']);
});
