import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { joinAs, newCommunity } from '#tests/support/communities.ts';
import { codesOf, postInto } from '#tests/support/community-posts.ts';
import type { Member } from '#tests/support/members.ts';
import { text } from '#tests/support/posts.ts';

let t: TestApp;
let anna: Member;
let bela: Member;
let cleo: Member;
let dora: Member;
let handle: string;
let post: string;
let serial = 0;
beforeAll(async () => {
  t = await buildTestApp();
  [anna, bela] = [await t.member('anna'), await t.member('bela')];
  [cleo, dora] = [await t.member('cleo'), await t.member('dora')];
});
afterAll(() => t.close());
beforeEach(async () => {
  serial += 1;
  handle = await newCommunity(t, anna, { title: `Club ${serial}` });
  await joinAs(t, bela, handle);
  await joinAs(t, cleo, handle);
  post = (await postInto(t, bela, handle)).id;
});

const url = (rest = '') => `/v2/communities/${handle}/posts/${post}${rest}`;
function reportPost(by: Member, payload: object = { reason: 'spam' }) {
  return t.injectAs(by, { method: 'POST', url: url('/report'), payload });
}
function reportComment(by: Member, id: string, payload: object = { reason: 'off_topic' }) {
  return t.injectAs(by, { method: 'POST', url: url(`/comments/${id}/report`), payload });
}
async function comment(by: Member): Promise<string> {
  const written = await t.injectAs(by, {
    ...{ method: 'POST', url: url('/comments') },
    payload: { content: text('Indeed') },
  });
  return written.body.response.comment.id;
}
function entries() {
  return t.db.query<{ kind: string; state: string; report_count: number; thing: string; version: number }>(
    `select i.kind, i.state, i.report_count, i.thing_id::text as thing, i.version from community_queue_items i
       join communities c on c.id = i.community_id where c.handle = $1 order by i.id`,
    [handle],
  );
}

test('reportCommunityPost makes one entry of the reports of several members, and a second report replaces the first', async () => {
  const { status, body } = await reportPost(cleo, { reason: 'spam', note: '  Sells kettles. ' });
  expect(status).toBe(201);
  expect(body.response.report).toMatchObject({ reason: 'spam', note: 'Sells kettles.', state: 'open' });
  await reportPost(cleo, { reason: 'off_topic' });
  await reportPost(anna);
  expect(await entries()).toEqual([
    { kind: 'post', state: 'open', report_count: 2, thing: post, version: 3 },
  ]);
  const reasons = await t.db.query<{ reason: string }>(
    'select reason from community_reports where thing_id = $1 order by reason',
    [post],
  );
  expect(reasons.map(({ reason }) => reason)).toEqual(['off_topic', 'spam']);
});

test('reportComment makes an entry of its own, and names the rule as it is worded', async () => {
  const id = await comment(bela);
  const [rule] = await t.db.query<{ id: string }>(
    `insert into community_rules (community_id, position, text) select id, 1, 'Be kind' from communities
      where handle = $1 returning id`,
    [handle],
  );
  const { body } = await reportComment(cleo, id, { reason: 'community_guidelines', rule_id: rule?.id });
  expect(body.response.report.rule).toEqual({ id: rule?.id, text: 'Be kind' });
  expect(await entries()).toMatchObject([{ kind: 'comment', thing: id, report_count: 1 }]);
  const other = await newCommunity(t, anna, { title: `Other club ${serial}` });
  const [foreign] = await t.db.query<{ id: string }>(
    `insert into community_rules (community_id, position, text) select id, 1, 'Be brief' from communities
      where handle = $1 returning id`,
    [other],
  );
  const refused = await reportComment(cleo, id, { reason: 'community_guidelines', rule_id: foreign?.id });
  expect(codesOf(refused)).toEqual([4004]);
  expect(refused.body.errors[0].field).toBe('rule_id');
});

test('reportCommunityPost refuses who is no member, and things that are gone or of another community', async () => {
  expect(codesOf(await reportPost(dora))).toEqual([23002]);
  const elsewhere = await newCommunity(t, cleo, { title: `Third club ${serial}` });
  const foreign = await t.injectAs(cleo, {
    ...{ method: 'POST', url: `/v2/communities/${elsewhere}/posts/${post}/report` },
    payload: { reason: 'spam' },
  });
  expect(codesOf(foreign)).toEqual([4004]);
  expect(codesOf(await reportComment(cleo, '1'))).toEqual([4004]);
  expect(await entries()).toEqual([]);
});

test('reportCommunityPost and reportComment refuse what the reporter or their blog wrote with 4003', async () => {
  const refused = await reportPost(bela);
  expect(codesOf(refused)).toEqual([4003]);
  expect(refused.body.errors[0].reason).toBe('report_self');
  const id = await comment(cleo);
  expect(codesOf(await reportComment(cleo, id))).toEqual([4003]);
  // The other writers of the blog are refused, too.
  await t.db.query(
    `insert into space_members (space_id, user_id, space_kind, role)
     select post_blog.id, $1, 'blog', 'member' from blogs post_blog where post_blog.name = 'bela'`,
    [cleo.userId],
  );
  expect(codesOf(await reportPost(cleo))).toEqual([4003]);
  await t.db.query(
    `delete from space_members where user_id = $1 and space_id = (select id from blogs where name = 'bela')`,
    [cleo.userId],
  );
  expect(await entries()).toEqual([]);
});

test('deleteCommunityPost settles the entry of a reported post', async () => {
  await reportPost(cleo);
  await t.injectAs(bela, { method: 'DELETE', url: url() });
  expect(await entries()).toMatchObject([{ state: 'decided', version: 2 }]);
});

test('deleteComment settles the entry of a reported comment', async () => {
  const id = await comment(bela);
  await reportComment(cleo, id);
  await t.injectAs(bela, { method: 'DELETE', url: url(`/comments/${id}`) });
  expect(await entries()).toMatchObject([{ kind: 'comment', state: 'decided' }]);
});
