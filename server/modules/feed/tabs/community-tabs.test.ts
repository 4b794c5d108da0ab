import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { joinAs, newCommunity } from '#tests/support/communities.ts';
import { codesOf, postInto } from '#tests/support/community-posts.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs, text } from '#tests/support/posts.ts';

let t: TestApp;
let admin: Member;
let reader: Member;
let stranger: Member;
let kettles: string;
let cups: string;
beforeAll(async () => {
  t = await buildTestApp();
  [admin, reader, stranger] = [await t.member('admin'), await t.member('reader'), await t.member('stranger')];
  kettles = await newCommunity(t, admin, { title: 'Kettles' });
  cups = await newCommunity(t, admin, { title: 'Cups', privacy: true, join_type: 'invite' });
});
afterAll(() => t.close());
beforeEach(() => t.db.query('delete from site_flags'));

async function timeline(who: Member, which: string): Promise<string[]> {
  const { body } = await t.injectAs(who, `/v2/timeline?which=${which}`);
  return body.response.timeline.elements.map(({ id }: { id: string }) => id);
}
function write(who: Member, method: 'POST' | 'PATCH', url: string, payload: object) {
  return t.injectAs(who, { method, url, payload });
}
async function tabNamed(who: Member, id: string) {
  const { body } = await t.injectAs(who, '/v2/tabs');
  return body.response.tabs.find((tab: { id: string }) => tab.id === id);
}

test('getTimeline of communities has the posts of all communities that the member is in, newest first', async () => {
  await joinAs(t, reader, kettles);
  await t.injectAs(admin, { method: 'PUT', url: `/v2/communities/${cups}/invitations/reader`, payload: {} });
  await joinAs(t, reader, cups);
  const one = await postInto(t, admin, kettles);
  const two = await postInto(t, admin, cups);
  const three = await postInto(t, admin, kettles);
  await postAs(t, admin, 'On a blog, and in no community');
  expect(await timeline(reader, 'communities')).toEqual([three.id, two.id, one.id]);
  expect(await timeline(stranger, 'communities')).toEqual([]);
  const marked = await t.injectAs(reader, {
    method: 'PUT',
    url: '/v2/user/timeline_markers/communities',
    payload: { post_id: two.id },
  });
  expect(marked.body.response.marker).toMatchObject({ postId: two.id, unread: 1 });
  const elsewhere = await t.injectAs(stranger, {
    method: 'PUT',
    url: '/v2/user/timeline_markers/communities',
    payload: { post_id: two.id },
  });
  expect(codesOf(elsewhere)).toEqual([4004]);
  await t.injectAs(reader, { method: 'POST', url: '/v2/user/seen_posts', payload: { ids: [three.id] } });
  const seen = await t.db.query('select post_id from seen_posts where user_id = $1', [reader.userId]);
  expect(seen).toEqual([{ post_id: three.id }]);
  await t.injectAs(reader, {
    method: 'POST',
    url: `/v2/communities/${kettles}/posts/${one.id}/report`,
    payload: { reason: 'spam' },
  });
  expect(await timeline(reader, 'communities')).toEqual([three.id, two.id]);
  await t.injectAs(reader, { method: 'DELETE', url: `/v2/communities/${cups}/membership` });
  expect(await timeline(reader, 'communities')).toEqual([three.id]);
});

test('a tab shows the posts of its communities among those of its blogs, while the member may look into them', async () => {
  const writer = await t.member('writer');
  const own = await postAs(t, writer, 'On a blog');
  const inside = await postInto(t, admin, kettles, { content: text('Inside'), tags: 'enamel' });
  const made = await write(stranger, 'POST', '/v2/tabs', {
    title: 'Tea',
    blogs: ['writer'],
    tags: ['enamel'],
    communities: [kettles],
  });
  expect(made.body.response.tab).toMatchObject({ communities: [kettles], blogs: ['writer'] });
  const [newest, ...older] = await timeline(stranger, 'tab:tea');
  expect(newest).toBe(inside.id);
  expect(older).toContain(own.id);
  // Sources that an edit leaves out stay.
  await write(stranger, 'PATCH', '/v2/tabs/tea', { title: 'Tea and cups' });
  expect((await tabNamed(stranger, 'tea')).communities).toEqual([kettles]);
  await t.injectAs(admin, { method: 'PUT', url: `/v2/communities/${kettles}`, payload: { privacy: true } });
  expect(await timeline(stranger, 'tab:tea')).toEqual([own.id]);
  expect((await tabNamed(stranger, 'tea')).communities).toEqual([]);
  await t.injectAs(admin, { method: 'PUT', url: `/v2/communities/${kettles}`, payload: { privacy: false } });
  expect(await timeline(stranger, 'tab:tea')).toContain(inside.id);
  await write(stranger, 'PATCH', '/v2/tabs/tea', { communities: [] });
  expect(await timeline(stranger, 'tab:tea')).toEqual([own.id]);
});

test('createTab refuses a community that does not exist or is private to others', async () => {
  for (const communities of [['none'], [cups]]) {
    const answer = await write(stranger, 'POST', '/v2/tabs', { title: 'Secret', communities });
    expect([codesOf(answer), answer.body.errors[0].field]).toEqual([[5016], 'communities']);
  }
});

test('a tab of communities alone is no empty tab', async () => {
  const { status } = await write(stranger, 'POST', '/v2/tabs', { title: 'Alone', communities: [kettles] });
  expect(status).toBe(201);
});

test('without the feature there is no timeline of communities, no tab of it, and tabs show none of their posts', async () => {
  const keeper = await t.member('keeper');
  await joinAs(t, keeper, kettles);
  await write(keeper, 'POST', '/v2/tabs', { title: 'Kettles', communities: [kettles] });
  await postInto(t, admin, kettles);
  expect((await timeline(keeper, 'tab:kettles')).length).toBeGreaterThan(0);
  await t.db.query("insert into site_flags (name, audience) values ('communities', 'nobody')");
  expect(codesOf(await t.injectAs(keeper, '/v2/timeline?which=communities'))).toEqual([4004]);
  expect(await tabNamed(keeper, 'communities')).toBeUndefined();
  expect(await timeline(keeper, 'tab:kettles')).toEqual([]);
  const { body } = await t.injectAs(keeper, '/v2/timelines');
  expect(body.response.timelines.map(({ name }: { name: string }) => name)).not.toContain('communities');
});
