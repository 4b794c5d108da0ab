import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { components } from '#generated/types/api.d.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { joinAs, newCommunity } from '#tests/support/communities.ts';
import { codesOf, postInto } from '#tests/support/community-posts.ts';
import type { Member } from '#tests/support/members.ts';

type Item = components['schemas']['ModerationItem'];

let t: TestApp;
/** The admin, a moderator, a writer, a reader and somebody who asks to join. */
let anna: Member;
let mona: Member;
let bela: Member;
let cleo: Member;
let dora: Member;
let handle: string;
let serial = 0;
beforeAll(async () => {
  t = await buildTestApp();
  [anna, mona, bela] = [await t.member('anna'), await t.member('mona'), await t.member('bela')];
  [cleo, dora] = [await t.member('cleo'), await t.member('dora')];
});
afterAll(() => t.close());
beforeEach(async () => {
  serial += 1;
  handle = await newCommunity(t, anna, { title: `Club ${serial}` });
  for (const one of [mona, bela, cleo]) await joinAs(t, one, handle);
  await setRole('moderator');
});

async function setRole(role: string) {
  await t.db.query(
    `update space_members set role = $3 where user_id = $1
        and space_id = (select id from communities where handle = $2)`,
    [mona.userId, handle, role],
  );
}
const url = (rest = '') => `/v2/communities/${handle}${rest}`;
function report(by: Member, post: string, payload: object = { reason: 'spam' }) {
  return t.injectAs(by, { method: 'POST', url: url(`/posts/${post}/report`), payload });
}
async function queue(query = '', by: Member = mona) {
  const { body } = await t.injectAs(by, url(`/moderation/queue${query}`));
  if (!body.response) throw new Error(JSON.stringify(body));
  return body.response;
}
async function entryOf(post: string): Promise<Item> {
  const { items } = await queue();
  return items.find((item: Item) => item.post?.id === post);
}
function claim(by: Member, id: string, payload?: object) {
  return t.injectAs(by, {
    method: 'POST',
    url: url(`/moderation/queue/${id}/claim`),
    ...(payload && { payload }),
  });
}
function release(by: Member, id: string) {
  return t.injectAs(by, { method: 'DELETE', url: url(`/moderation/queue/${id}/claim`) });
}
function ask(by: Member) {
  return t.injectAs(by, {
    ...{ method: 'POST', url: url('/membership_requests') },
    payload: { tumblelog: by.blogName },
  });
}

test('listModerationQueue shows reports of one post as one entry, by reason and without the names of reporters', async () => {
  const post = (await postInto(t, bela, handle)).id;
  await report(cleo, post, { reason: 'spam', note: 'Sells kettles.' });
  await report(anna, post, { reason: 'off_topic' });
  const { items, counts, total } = await queue();
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({
    kind: 'post',
    source: 'report',
    state: 'open',
    reportCount: 2,
    blog: { name: 'bela' },
    post: { id: post },
    isHidden: false,
    canDecide: true,
  });
  expect(items[0].reasons).toEqual([
    { reason: 'spam', count: 1, record: { right: 0, total: 1 }, notes: ['Sells kettles.'] },
    { reason: 'off_topic', count: 1, record: { right: 0, total: 1 } },
  ]);
  expect(JSON.stringify(items)).not.toContain('"cleo"');
  expect(counts).toEqual({ all: 1, reports: 1, waiting: 0, requests: 0, appeals: 0 });
  expect(total).toBe(1);
});

test('listModerationQueue has requests for membership, which answering and withdrawing settle', async () => {
  await t.injectAs(anna, { method: 'PUT', url: url(), payload: { join_type: 'request' } });
  await ask(dora);
  const { items, counts } = await queue('?type=requests');
  expect(items).toMatchObject([
    {
      kind: 'request',
      source: 'request',
      blog: { name: 'dora' },
      request: { requestingBlog: { name: 'dora' } },
    },
  ]);
  expect(counts).toMatchObject({ all: 1, requests: 1 });
  await t.injectAs(mona, { method: 'DELETE', url: url('/membership_requests/dora') });
  expect((await queue()).items).toEqual([]);
  expect((await queue('?state=decided')).items).toMatchObject([{ kind: 'request', state: 'decided' }]);
});

test('listModerationQueue orders by age and by reports, and pages without a gap', async () => {
  const posts: string[] = [];
  for (const words of ['One', 'Two', 'Three']) posts.push((await postInto(t, bela, handle, words)).id);
  const [one = '', two = '', three = ''] = posts;
  for (const post of posts) await report(cleo, post);
  await report(anna, two);
  async function walked(query: string): Promise<string[]> {
    const ids: string[] = [];
    let next = `${query}&limit=1`;
    while (ids.length < 9) {
      const { items, links } = await queue(next);
      ids.push(...items.map((item: Item) => item.post?.id));
      if (!links.next) return ids;
      next = links.next.href.slice(links.next.href.indexOf('?'));
    }
    return ids;
  }
  expect(await walked('?sort=oldest')).toEqual([one, two, three]);
  expect(await walked('?sort=newest')).toEqual([three, two, one]);
  expect(await walked('?sort=most_reported')).toEqual([two, one, three]);
});

test('getCommunityTimeline shows nobody again what they reported', async () => {
  const post = (await postInto(t, bela, handle)).id;
  await report(cleo, post);
  const listed = async (by: Member) =>
    (await t.injectAs(by, url('/timeline'))).body.response.timeline.elements.map(
      ({ id }: { id: string }) => id,
    );
  expect(await listed(cleo)).not.toContain(post);
  expect(await listed(mona)).toContain(post);
  expect((await t.injectAs(cleo, url(`/posts/${post}`))).status).toBe(200);
});

test('claimModerationItem keeps colleagues away until it is taken over or released', async () => {
  const post = (await postInto(t, bela, handle)).id;
  await report(cleo, post);
  const { id } = await entryOf(post);
  const claimed = await claim(mona, id);
  expect(claimed.body.response.item.claimedBy.name).toBe('mona');
  expect((await queue()).moderators).toMatchObject([{ name: 'mona' }]);
  const refused = await claim(anna, id);
  expect(codesOf(refused)).toEqual([4034]);
  expect(refused.body.errors[0].claimedBy.name).toBe('mona');
  expect((await claim(anna, id, { take_over: true })).body.response.item.claimedBy.name).toBe('anna');
  expect(codesOf(await release(mona, id))).toEqual([4003]);
  expect((await release(anna, id)).status).toBe(204);
  expect((await entryOf(post)).claimedBy).toBeUndefined();
  await claim(mona, id);
  expect((await release(anna, id)).status).toBe(204);
});

test('a claim ends after ten minutes', async () => {
  const post = (await postInto(t, bela, handle)).id;
  await report(cleo, post);
  const { id } = await entryOf(post);
  const { claimedUntilTs } = (await claim(mona, id)).body.response.item;
  expect(claimedUntilTs - Date.now() / 1000).toBeGreaterThan(9 * 60);
  await t.db.query(
    "update community_queue_items set claimed_until = now() - interval '1 second' where id = $1",
    [id],
  );
  expect((await claim(anna, id)).body.response.item.claimedBy.name).toBe('anna');
});

test('createItemNote adds a note that only moderators read', async () => {
  const post = (await postInto(t, bela, handle)).id;
  await report(cleo, post);
  const { id } = await entryOf(post);
  const note = (by: Member, text: string) =>
    t.injectAs(by, { method: 'POST', url: url(`/moderation/queue/${id}/notes`), payload: { text } });
  expect((await note(mona, 'I know that blog.')).body.response.note).toMatchObject({
    text: 'I know that blog.',
    author: { name: 'mona' },
  });
  expect(codesOf(await note(mona, '   '))).toEqual([5016]);
  expect(codesOf(await note(bela, 'Mine'))).toEqual([4003]);
  expect((await entryOf(post)).notes).toMatchObject([{ text: 'I know that blog.' }]);
});

test('the queue is closed to members, to moderators of other communities and to those who were demoted', async () => {
  const post = (await postInto(t, bela, handle)).id;
  await report(cleo, post);
  const { id } = await entryOf(post);
  const other = await newCommunity(t, cleo, { title: `Other club ${serial}` });
  const foreign = `/v2/communities/${other}/moderation/queue/${id}`;
  expect(codesOf(await t.injectAs(cleo, foreign))).toEqual([4004]);
  expect(codesOf(await t.injectAs(cleo, { method: 'POST', url: `${foreign}/claim` }))).toEqual([4004]);
  for (const by of [bela, cleo, dora]) {
    expect(codesOf(await t.injectAs(by, url('/moderation/queue')))).toEqual([4003]);
    expect(codesOf(await t.injectAs(by, url(`/moderation/queue/${id}`)))).toEqual([4003]);
  }
  await setRole('member');
  expect(codesOf(await t.injectAs(mona, url('/moderation/queue')))).toEqual([4003]);
  expect(codesOf(await claim(mona, id))).toEqual([4003]);
});
