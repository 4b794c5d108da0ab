import { afterAll, beforeAll, expect, test } from 'vitest';
import { partSql } from '#server/member-data/parts.ts';
import { eraseDue } from '#server/modules/account/erasure/erase-member.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { joinAs, newCommunity } from '#tests/support/communities.ts';
import { postInto } from '#tests/support/community-posts.ts';
import type { Member } from '#tests/support/members.ts';
import { text } from '#tests/support/posts.ts';
import { memberData } from './member-data.ts';

let t: TestApp;
let anna: Member;
let bela: Member;
beforeAll(async () => {
  t = await buildTestApp();
  [anna, bela] = [await t.member('anna'), await t.member('bela')];
});
afterAll(() => t.close());

/** Returns the rows of a file in the archive of a member. */
function archived(table: string, { userId }: Member) {
  const part = memberData.readOnlyParts?.find((one) => one.table === table);
  if (!part) throw new RangeError(`There is no part ${table}`);
  return t.db.query<Record<string, unknown>>(partSql(part, '$1'), [userId]);
}

test('the archive of a member has their communities, and what they posted and commented there', async () => {
  const handle = await newCommunity(t, anna, { title: 'Fog' });
  await joinAs(t, bela, handle);
  const [annas, belas] = [await postInto(t, anna, handle, 'One'), await postInto(t, bela, handle, 'Two')];
  for (const [member, post] of [[anna, belas] as const, [bela, annas] as const]) {
    const url = `/v2/communities/${handle}/posts/${post.id}/comments`;
    await t.injectAs(member, { method: 'POST', url, payload: { content: text(`By ${member.blogName}`) } });
  }
  expect(await archived('communities', anna)).toMatchObject([{ handle, title: 'Fog', role: 'admin' }]);
  expect(await archived('communities', bela)).toMatchObject([{ handle, role: 'member' }]);
  const idsOf = async (member: Member) =>
    (await archived('community_posts', member)).map(({ id, community }) => [id, community]);
  expect(await idsOf(anna)).toEqual([[annas.id, handle]]);
  expect(await idsOf(bela)).toEqual([[belas.id, handle]]);
  const comments = await archived('community_comments', anna);
  expect(comments).toMatchObject([{ post_id: belas.id, community: handle }]);
  expect(JSON.stringify(comments)).toContain('By anna');
});

test('the archive of a member has neither posts they deleted nor communities they left', async () => {
  const handle = await newCommunity(t, anna, { title: 'Mist' });
  await joinAs(t, bela, handle);
  const post = await postInto(t, bela, handle, 'Gone');
  await t.injectAs(bela, { method: 'DELETE', url: `/v2/communities/${handle}/posts/${post.id}` });
  await t.injectAs(bela, { method: 'DELETE', url: `/v2/communities/${handle}/membership` });
  const named = (rows: Record<string, unknown>[]) =>
    rows.map(({ handle: name, community }) => name ?? community);
  expect(named(await archived('communities', bela))).not.toContain(handle);
  expect(named(await archived('community_posts', bela))).not.toContain(handle);
});

test('the erasure of a member takes their posts, comments and seats out of communities, and leaves those of others', async () => {
  const cleo = await t.member('cleo');
  const handle = await newCommunity(t, anna, { title: 'Haar' });
  await joinAs(t, cleo, handle);
  const [annas, cleos] = [
    await postInto(t, anna, handle, 'Of Anna'),
    await postInto(t, cleo, handle, 'Of Cleo'),
  ];
  const url = `/v2/communities/${handle}/posts/${annas.id}/comments`;
  await t.injectAs(cleo, { method: 'POST', url, payload: { content: text('Cleo was here') } });
  await t.db.query("update users set state = 'leaving', delete_at = now() where id = $1", [cleo.userId]);
  await eraseDue(t.db, t.app.services);
  const read = async (path: string) => (await t.injectAs(anna, `/v2/communities/${handle}${path}`)).body;
  const timeline = JSON.stringify(await read('/timeline'));
  expect([timeline.includes('Of Anna'), timeline.includes('Of Cleo')]).toEqual([true, false]);
  expect((await t.injectAs(anna, `/v2/communities/${handle}/posts/${cleos.id}`)).status).toBe(404);
  expect(JSON.stringify(await read(`/posts/${annas.id}/comments`))).not.toContain('Cleo was here');
  expect((await read('/members')).response.count).toBe(1);
  expect((await read('')).response.community.memberCount).toBe(1);
});
