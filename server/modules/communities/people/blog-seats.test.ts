import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { updatePasswordHash } from '#server/entities/user/repository.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { joinAs, newCommunity } from '#tests/support/communities.ts';
import { codesOf, postInto } from '#tests/support/community-posts.ts';
import type { Member } from '#tests/support/members.ts';
import { text } from '#tests/support/posts.ts';

let t: TestApp;
/** The admin of the community, who takes part as a blog of theirs, and who writes for it too. */
let anna: Member;
let bela: Member;
let cleo: Member;
let handle: string;
let side: string;
let serial = 0;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  serial += 1;
  [anna, bela] = [await t.member(`anna-${serial}`), await t.member(`bela-${serial}`)];
  cleo = await t.member(`cleo-${serial}`);
  side = `side-${serial}`;
  handle = await newCommunity(t, anna, { title: `Club ${serial}` });
  await t.injectAs(bela, { method: 'POST', url: '/v2/user/blogs', payload: { tumblelog: side } });
  await t.db.query(
    `insert into space_members (space_id, user_id, space_kind, role) select id, $2, 'blog', 'admin' from blogs where name = $1`,
    [side, cleo.userId],
  );
  const payload = { tumblelog: side };
  const joined = await t.injectAs(bela, { method: 'PUT', url: url('/membership'), payload });
  expect(joined.status).toBe(200);
});

const url = (rest = '') => `/v2/communities/${handle}${rest}`;
function leave(by: Member) {
  return t.injectAs(by, { method: 'DELETE', url: `/v2/blog/${side}/members/${by.blogName}` });
}
async function deleteSide() {
  await updatePasswordHash(t.db, bela.userId, await hashPassword('nine lives of yarn'));
  return t.injectAs(bela, {
    ...{ method: 'POST', url: `/v2/blog/${side}/delete` },
    payload: { password_current: 'nine lives of yarn', confirm_name: side },
  });
}
async function comment(by: Member, post: string, as?: string) {
  const payload = { content: text('Indeed'), ...(as === undefined ? {} : { reply_as: as }) };
  return t.injectAs(by, { method: 'POST', url: url(`/posts/${post}/comments`), payload });
}
async function membershipOf(by: Member) {
  return (await t.injectAs(by, url())).body.response.community.membership;
}

test('the seat of a blog passes to its owner when the member who took it leaves the blog', async () => {
  const { id } = await postInto(t, anna, handle);
  expect((await leave(bela)).status).toBe(204);
  expect((await membershipOf(bela)).isMember).toBe(false);
  expect(await membershipOf(cleo)).toMatchObject({ isMember: true, blogName: side, role: 'member' });
  expect(codesOf(await comment(bela, id))).toEqual([4003]);
  expect((await comment(cleo, id, side)).status).toBe(201);
  const { community } = (await t.injectAs(cleo, url())).body.response;
  expect([community.memberCount, community.unreadPostCount]).toEqual([2, 0]);
});

test('the seat of a blog ends where its new owner is banned', async () => {
  const payload = { tumblelog: cleo.blogName, reason: 'spam' };
  expect((await t.injectAs(anna, { method: 'POST', url: url('/bans'), payload })).status).toBe(201);
  expect((await leave(bela)).status).toBe(204);
  const seats = await t.db.query(
    `select 1 from space_members m join blogs b on b.id = m.blog_id where b.name = $1 and m.space_kind = 'community'`,
    [side],
  );
  expect(seats).toEqual([]);
});

test('a request for membership ends when the member who sent it leaves the blog', async () => {
  await t.injectAs(bela, { method: 'DELETE', url: url('/membership') });
  await t.injectAs(anna, { method: 'PUT', url: url(), payload: { join_type: 'request' } });
  const payload = { tumblelog: side };
  expect((await t.injectAs(bela, { method: 'POST', url: url('/membership_requests'), payload })).status).toBe(
    201,
  );
  await leave(bela);
  const { body } = await t.injectAs(anna, url('/membership_requests'));
  expect(body.response.membershipRequests).toEqual([]);
});

test('a deleted blog is a member no more, and its posts stay out of the community', async () => {
  await joinAs(t, bela, handle);
  const written = await t.injectAs(bela, {
    ...{ method: 'POST', url: `/v2/blog/${side}/posts` },
    payload: { content: text('Fog'), community: handle },
  });
  expect(written.status).toBe(201);
  const gone = await deleteSide();
  expect(gone.status).toBe(204);
  expect(await membershipOf(bela)).toMatchObject({ isMember: true, blogName: bela.blogName });
  const { community } = (await t.injectAs(anna, url())).body.response;
  expect([community.memberCount, community.postCount, community.stewardship.state]).toEqual([
    2,
    0,
    'attended',
  ]);
});

test('a community whose last admin was a blog that is deleted is unattended from then on', async () => {
  const own = `own-${serial}`;
  await t.injectAs(bela, { method: 'POST', url: '/v2/user/blogs', payload: { tumblelog: own } });
  await t.db.query(
    `update space_members set role = case when blog_id = (select id from blogs where name = $2) then 'admin' else 'member' end
      where space_id = (select id from communities where handle = $1)`,
    [handle, side],
  );
  expect((await deleteSide()).status).toBe(204);
  const { community } = (await t.injectAs(anna, url())).body.response;
  expect([community.memberCount, community.stewardship.state]).toEqual([1, 'unattended']);
});
