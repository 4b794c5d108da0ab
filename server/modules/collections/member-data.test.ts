import { afterAll, beforeAll, expect, test } from 'vitest';
import { collectionSpace } from '#server/entities/collection/policy.ts';
import { partSql } from '#server/member-data/parts.ts';
import { insertMember } from '#server/membership/members-repository.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { newCollection } from '#tests/support/collections.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs } from '#tests/support/posts.ts';
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

test('the archive of a member has their collections, what they kept, and no notes of others', async () => {
  const posts = [await postAs(t, anna, 'One'), await postAs(t, anna, 'Two')];
  const { id: uuid } = await newCollection(t, anna, { title: 'Fog', visibility: 'private' });
  const [row] = await t.db.query<{ id: string }>('select id from collections where uuid = $1', [uuid]);
  const seat = { userId: bela.userId, blogId: bela.blogId };
  await insertMember(t.db, collectionSpace(row?.id ?? ''), seat, 'contributor');
  for (const [member, post] of [[anna, posts[0]] as const, [bela, posts[1]] as const]) {
    const payload = { post_id: post?.id, note: `By ${member.blogName}` };
    const { status } = await t.injectAs(member, {
      method: 'POST',
      url: `/v2/collections/${uuid}/posts`,
      payload,
    });
    expect(status).toBeLessThan(300);
  }
  const own = await archived('collections', anna);
  expect(own).toMatchObject([{ uuid, title: 'Fog', visibility: 'private', role: 'owner' }]);
  expect(await archived('collections', bela)).toMatchObject([{ uuid, role: 'contributor' }]);
  const kept = (rows: Record<string, unknown>[]) =>
    rows.map(({ post_id, by_me, note }) => [post_id, by_me, note]);
  expect(kept(await archived('collection_items', anna))).toEqual([
    [posts[0]?.id, true, 'By anna'],
    [posts[1]?.id, false, ''],
  ]);
  expect(kept(await archived('collection_items', bela))).toEqual([[posts[1]?.id, true, 'By bela']]);
  expect(await archived('collections', await t.member('cleo'))).toEqual([]);
});
