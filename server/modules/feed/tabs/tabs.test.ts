import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import { type AnyBody, buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs, reblogAs, text } from '#tests/support/posts.ts';
import { tabId } from './tabs.ts';

let t: TestApp;
let reader: Member;
let writer: Member;
let bystander: Bystander;
beforeAll(async () => {
  t = await buildTestApp();
  reader = await t.member('reader');
  writer = await t.member('writer');
  bystander = await makeBystander(t);
});
afterAll(async () => {
  await bystander.expectUnchanged();
  await t.close();
});

function write(who: Member, method: 'POST' | 'PATCH' | 'PUT' | 'DELETE', url: string, payload?: object) {
  return t.injectAs(who, { method, url, ...(payload ? { payload } : {}) });
}
const create = (who: Member, body: object) => write(who, 'POST', '/v2/tabs', body);
async function tabs(who: Member): Promise<AnyBody[]> {
  return (await t.injectAs(who, '/v2/tabs')).body.response.tabs;
}
const ids = async (who: Member) => (await tabs(who)).map(({ id }) => id);
async function timeline(who: Member, which: string) {
  return (await t.injectAs(who, `/v2/timeline?which=${which}`)).body.response.timeline.elements.map(
    ({ id }: { id: string }) => id,
  );
}
const codeOf = ({ status, body }: { status: number; body: AnyBody }) => [status, body?.errors?.[0]?.code];

test("listTabs returns the site's tabs in their order to a new member", async () => {
  const shown = await tabs(reader);
  expect(shown.map(({ id, isOwn, isHidden, timeline: which }) => [id, which, isOwn, isHidden])).toEqual([
    ['following', 'following', false, false],
    ['for-you', 'for-you', false, false],
    ['followed-tags', 'followed-tags', false, false],
    ['subscriptions', 'subscriptions', false, true],
    ['mutuals', 'mutuals', false, true],
    ['originals', 'originals', false, true],
    ['popular', 'popular', false, true],
    ['communities', 'communities', false, true],
  ]);
});

test('getTimeline of a tab returns each post of its blogs and tags once, filtered by its types and reblogs', async () => {
  const weather = await t.member('weather');
  const fog = await postAs(t, weather, { content: text('Fog'), tags: 'fog' });
  const elsewhere = await postAs(t, writer, { content: text('Fog elsewhere'), tags: 'Fog' });
  const other = await postAs(t, writer, 'Nothing of the kind');
  const passed = await reblogAs(t, weather, other);
  const { status, body } = await create(reader, { title: 'Weather', blogs: ['weather'], tags: ['fog'] });
  expect([status, body.response.tab.id, body.response.tab.timeline]).toEqual([201, 'weather', 'tab:weather']);
  expect(await timeline(reader, 'tab:weather')).toEqual([passed.id, elsewhere.id, fog.id]);
  await write(reader, 'PATCH', '/v2/tabs/weather', { hide_reblogs: true });
  expect(await timeline(reader, 'tab:weather')).toEqual([elsewhere.id, fog.id]);
  await write(reader, 'PATCH', '/v2/tabs/weather', { types: ['photo'] });
  expect(await timeline(reader, 'tab:weather')).toEqual([]);
  await write(reader, 'PATCH', '/v2/tabs/weather', { types: ['photo', 'text'] });
  expect(await timeline(reader, 'tab:weather')).toEqual([elsewhere.id, fog.id]);
  await write(reader, 'PATCH', '/v2/tabs/weather', { types: [] });
  expect(await timeline(reader, 'tab:weather')).toEqual([elsewhere.id, fog.id]);
  expect(codeOf(await t.injectAs(writer, '/v2/timeline?which=tab:weather'))).toEqual([404, 4004]);
});

test('listTabs names the blogs of a tab that its member may see', async () => {
  const [keeper, open, closing] = [
    await t.member('keeper'),
    await t.member('open'),
    await t.member('closing'),
  ];
  const blogs = ['open', 'closing'];
  await create(keeper, { title: 'Both', blogs });
  await create(keeper, { title: 'One', blogs: ['closing'], tags: ['Fog'] });
  const named = async () =>
    (await tabs(keeper)).filter(({ isOwn }) => isOwn).map((tab) => [tab.blogs, tab.tags]);
  expect(await named()).toEqual([
    [blogs, []],
    [['closing'], ['Fog']],
  ]);
  await t.db.query('update blogs set is_private = true where id = any($1::bigint[])', [
    [closing.blogId, keeper.blogId],
  ]);
  expect(await named()).toEqual([
    [['open'], []],
    [[], ['Fog']],
  ]);
  expect(open.blogName).toBe('open');
});

test('getTimeline of a tab pages without gaps or duplicates', async () => {
  const many = await t.member('many');
  for (let n = 0; n < 7; n += 1) await postAs(t, many, { content: text(`No ${n}`), tags: 'counting' });
  await create(reader, { title: 'Many', blogs: ['many'], tags: ['counting'] });
  const whole = await timeline(reader, 'tab:many');
  const walked: string[] = [];
  let next: string | undefined = '/v2/timeline?which=tab:many&limit=3';
  while (next) {
    const { body }: { body: AnyBody } = await t.injectAs(reader, next);
    walked.push(...body.response.timeline.elements.map(({ id }: { id: string }) => id));
    next = body.response.timeline.links.next?.href;
  }
  expect(walked).toEqual(whole);
  expect(walked).toHaveLength(7);
});

test('editTab, reorderTabs and deleteTab change one tab and leave the others', async () => {
  const owner = await t.member('owner');
  for (const title of ['One', 'Two', 'Three']) await create(owner, { title, tags: [title] });
  await write(owner, 'PATCH', '/v2/tabs/one', { title: 'First' });
  await write(owner, 'PATCH', '/v2/tabs/for-you', { is_hidden: true });
  const back = ['subscriptions', 'mutuals', 'originals', 'popular', 'communities'];
  const order = ['three', 'following', 'one', 'followed-tags', 'two', 'for-you', ...back];
  expect((await write(owner, 'PUT', '/v2/user/reorder_tabs', { tab_ids: order })).status).toBe(200);
  expect(await ids(owner)).toEqual(order);
  expect((await write(owner, 'DELETE', '/v2/tabs/two')).status).toBe(204);
  await create(owner, { title: 'Late', tags: ['late'] });
  expect((await tabs(owner)).map(({ id, title, isHidden }) => [id, title, isHidden])).toEqual([
    ['three', 'Three', false],
    ['following', 'Following', false],
    ['one', 'First', false],
    ['followed-tags', 'Your tags', false],
    ['for-you', 'For you', true],
    ['subscriptions', 'Subscriptions', true],
    ['mutuals', 'Mutuals', true],
    ['originals', 'Originals', true],
    ['popular', 'Popular', true],
    ['communities', 'Communities', true],
    ['late', 'Late', false],
  ]);
  await write(owner, 'PATCH', '/v2/tabs/mutuals', { is_hidden: false });
  const shown = (await tabs(owner)).flatMap(({ id, isHidden }) => (isHidden ? [] : [id]));
  expect(shown).toEqual(['three', 'following', 'one', 'followed-tags', 'mutuals', 'late']);
});

test("reorderTabs answers 4009 when the ids differ from the member's tabs, and changes nothing", async () => {
  const before = await ids(writer);
  for (const tab_ids of [before.slice(1), [...before, 'gone'], ['gone', ...before.slice(1)]]) {
    const answer = await write(writer, 'PUT', '/v2/user/reorder_tabs', { tab_ids });
    expect(codeOf(answer)).toEqual([409, 4009]);
    expect(answer.body.errors[0].detail).toBe('Your tabs have changed in the meantime.');
  }
  expect(await ids(writer)).toEqual(before);
});

test('createTab, editTab and deleteTab reject invalid titles, blogs, tags and ids', async () => {
  const hidden = await t.member('hermit');
  await t.db.query("update blogs set password_hash = 'x' where id = $1", [hidden.blogId]);
  const refused: [object, string][] = [
    [{ tags: ['a'] }, 'title'],
    [{ title: '  ', tags: ['a'] }, 'title'],
    [{ title: 'Empty' }, 'blogs'],
    [{ title: 'Empty', tags: [] }, 'tags'],
    [{ title: 'Blank', tags: ['#'] }, 'tags'],
    [{ title: 'Nobody', blogs: ['nobody-here'] }, 'blogs'],
    [{ title: 'Private', blogs: ['hermit'] }, 'blogs'],
    [{ title: 'Elsewhere', communities: ['none'] }, 'communities'],
  ];
  for (const [body, field] of refused) {
    const answer = await create(writer, body);
    expect([...codeOf(answer), answer.body.errors[0].field]).toEqual([400, 5016, field]);
  }
  await create(writer, { title: 'Kept', tags: ['kept'] });
  expect(codeOf(await write(writer, 'PATCH', '/v2/tabs/kept', { tags: [] }))).toEqual([400, 5016]);
  expect(codeOf(await write(writer, 'PATCH', '/v2/tabs/following', { title: 'Mine' }))).toEqual([403, 4003]);
  expect(codeOf(await write(writer, 'DELETE', '/v2/tabs/following'))).toEqual([403, 4003]);
  expect(codeOf(await write(writer, 'DELETE', '/v2/tabs/gone'))).toEqual([404, 4004]);
  expect(codeOf(await write(writer, 'PATCH', '/v2/tabs/gone', { title: 'x' }))).toEqual([404, 4004]);
  expect(codeOf(await write(reader, 'PATCH', '/v2/tabs/kept', { title: 'x' }))).toEqual([404, 4004]);
  expect(codeOf(await write(reader, 'DELETE', '/v2/tabs/kept'))).toEqual([404, 4004]);
  expect((await tabs(writer)).filter(({ isOwn }) => isOwn).map(({ title }) => title)).toEqual(['Kept']);
});

test('createTab answers 4030 beyond the limit, also to concurrent requests', async () => {
  const keen = await t.member('keen');
  for (let n = 2; n < limits.dashboardTabs; n += 1) await create(keen, { title: `Tab ${n}`, tags: ['a'] });
  const answers = await Promise.all(
    ['Last', 'Late', 'Later'].map((title) => create(keen, { title, tags: ['a'] })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 403]);
  expect(codeOf(await create(keen, { title: 'More', tags: ['a'] }))).toEqual([403, 4030]);
});

test.each([
  ['Weather', [], 'weather'],
  ['Fog & Snow', [], 'fog-snow'],
  ['Äpfel', [], 'apfel'],
  ['猫', [], 'tab'],
  ['猫', ['tab', 'tab-2'], 'tab-3'],
  ['Following', [], 'following-2'],
  ['Tab management', [], 'tab-management-2'],
])('tabId of %s beside %j returns %s', (title, others, id) => {
  expect(tabId(title, others)).toBe(id);
});
