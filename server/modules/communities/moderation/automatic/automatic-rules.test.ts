import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { components } from '#generated/types/api.d.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { giveRole, joinAs, newCommunity } from '#tests/support/communities.ts';
import { codesOf, postInto } from '#tests/support/community-posts.ts';
import type { Member } from '#tests/support/members.ts';
import { text } from '#tests/support/posts.ts';

type Schemas = components['schemas'];

let t: TestApp;
/** The admin, a moderator and two members. */
let anna: Member;
let mona: Member;
let bela: Member;
let cleo: Member;
let handle: string;
let serial = 0;
beforeAll(async () => {
  t = await buildTestApp();
  [anna, mona] = [await t.member('anna'), await t.member('mona')];
  [bela, cleo] = [await t.member('bela'), await t.member('cleo')];
});
afterAll(() => t.close());
beforeEach(async () => {
  serial += 1;
  handle = await newCommunity(t, anna, { title: `Club ${serial}` });
  for (const one of [mona, bela, cleo]) await joinAs(t, one, handle);
  await giveRole(t, mona, handle, 'moderator');
});

const url = (rest = '') => `/v2/communities/${handle}${rest}`;
const rulesUrl = (id = '') => url(`/moderation/automatic_rules${id === '' ? '' : `/${id}`}`);
function linked(address = 'https://www.spam.example/buy') {
  const formatting = [{ type: 'link' as const, start: 0, end: 4, url: address }];
  return { content: [{ type: 'text' as const, text: 'Look at this', formatting }] };
}

async function addRule(
  payload: Schemas['AutomaticRuleRequest'],
  by = mona,
): Promise<Schemas['AutomaticRule']> {
  const { status, body } = await t.injectAs(by, { method: 'POST', url: rulesUrl(), payload });
  expect(status).toBe(201);
  return body.response.rule;
}
async function rules(): Promise<Schemas['AutomaticRule'][]> {
  return (await t.injectAs(mona, rulesUrl())).body.response.rules;
}
async function queue(): Promise<Schemas['ModerationItem'][]> {
  return (await t.injectAs(mona, url('/moderation/queue'))).body.response.items;
}
async function listed(by: Member): Promise<string[]> {
  const { elements } = (await t.injectAs(by, url('/timeline'))).body.response.timeline;
  return elements.map(({ id }: { id: string }) => id);
}
async function log(): Promise<Schemas['AuditEntry'][]> {
  return (await t.injectAs(mona, url('/moderation/activity?type=automod'))).body.response.entries;
}
async function commentOn(post: string, by: Member, words = 'Indeed'): Promise<Schemas['Comment']> {
  const payload = { content: text(words) };
  const { body } = await t.injectAs(by, { method: 'POST', url: url(`/posts/${post}/comments`), payload });
  return body.response.comment;
}
function report(by: Member, post: string) {
  return t.injectAs(by, { method: 'POST', url: url(`/posts/${post}/report`), payload: { reason: 'spam' } });
}
function edit(fields: object, by = anna) {
  return t.injectAs(by, { method: 'PUT', url: url(), payload: fields });
}
function approve(item: Schemas['ModerationItem'] | undefined) {
  const payload = { action: 'approve', items: [{ item_id: item?.id }] };
  return t.injectAs(mona, { method: 'POST', url: url('/moderation/decisions'), payload });
}

test('a rule holds a post with a link until a moderator approves it; the log names the rule', async () => {
  const rule = await addRule({ conditions: [{ kind: 'links', hosts: ['SPAM.example'] }], action: 'hold' });
  const plain = await postInto(t, bela, handle, linked('https://good.example/'));
  const sent = await t.injectAs(bela, {
    method: 'POST',
    url: `/v2/blog/@@${handle}/posts`,
    payload: linked(),
  });
  const { id, displayText } = sent.body.response;
  expect(displayText).toBe(`The moderators of Club ${serial} look at it first`);
  expect(await listed(mona)).toEqual([plain.id]);
  expect(codesOf(await t.injectAs(cleo, url(`/posts/${id}`)))).toEqual([4004]);
  const own = (await t.injectAs(bela, url(`/posts/${id}`))).body.response.post;
  expect(own.community.state).toBe('pending');
  const [item, ...others] = await queue();
  expect(others).toEqual([]);
  expect(item).toMatchObject({
    ...{ kind: 'post', source: 'automatic_rule', isHidden: true, reportCount: 0 },
    automaticRule: { id: rule.id, heldCount: 1, rightCount: 0 },
  });
  expect(await log()).toMatchObject([
    { action: 'automod_held', actorKind: 'automatic_rule', automaticRuleId: rule.id, postId: id },
    { action: 'automatic_rule_created', actor: { name: 'mona' }, automaticRuleId: rule.id },
  ]);
  expect((await approve(item)).status).toBe(201);
  expect(await listed(cleo)).toEqual([id, plain.id]);
});

test('a rule acts on an edited post, a draft that is published and an edited comment', async () => {
  const { id } = await postInto(t, bela, handle);
  const draft = await t.injectAs(bela, {
    ...{ method: 'POST', url: `/v2/blog/@@${handle}/posts` },
    payload: { content: text('Cheap fog!'), state: 'draft' },
  });
  const comment = await commentOn(id, cleo, 'Clear');
  await addRule({ conditions: [{ kind: 'words', words: ['cheap  FOG'] }], action: 'hold' });
  await t.injectAs(cleo, {
    ...{ method: 'PUT', url: url(`/posts/${id}/comments/${comment.id}`) },
    payload: { content: text('Get cheap fog, now') },
  });
  expect(
    (await t.injectAs(cleo, url(`/posts/${id}/comments/${comment.id}`))).body.response.comment.state,
  ).toBe('pending');
  await t.injectAs(bela, {
    ...{ method: 'PUT', url: `/v2/blog/bela/posts/${id}` },
    payload: { content: text('cheap fog') },
  });
  await t.injectAs(bela, {
    ...{ method: 'POST', url: '/v2/blog/bela/post/edit' },
    payload: { id: draft.body.response.id, state: 'published' },
  });
  expect(await listed(mona)).toEqual([]);
  expect((await queue()).map(({ kind }) => kind).sort()).toEqual(['comment', 'post', 'post']);
});

test('a rule labels, or only shows moderators, what everybody sees; comments keep their words', async () => {
  await addRule({ conditions: [{ kind: 'words', words: ['gore'] }], action: 'label' });
  await addRule({ conditions: [{ kind: 'new_member', days: 7 }], action: 'queue', applies_to: ['comments'] });
  const { id } = await postInto(t, bela, handle, 'Some gore');
  const comment = await commentOn(id, cleo, 'gore');
  expect(comment.state).toBe('published');
  const { post } = (await t.injectAs(cleo, url(`/posts/${id}`))).body.response;
  expect(post.communityLabels.hasCommunityLabel).toBe(true);
  expect(post.community.state).toBe('published');
  expect((await queue()).map(({ kind, isHidden }) => [kind, isHidden])).toEqual([
    ['post', false],
    ['comment', false],
  ]);
  expect((await log()).map(({ action }) => action).slice(0, 3)).toEqual([
    ...['automod_queued', 'automod_labeled', 'automod_labeled'],
  ]);
});

test('no rule acts on moderators, on other communities or when it is off; all conditions must hold', async () => {
  const off = await addRule({ conditions: [{ kind: 'links' }], action: 'hold', is_enabled: false });
  await addRule({ conditions: [{ kind: 'links' }, { kind: 'media' }], action: 'hold' });
  await postInto(t, bela, handle, linked());
  await addRule({ conditions: [{ kind: 'links' }], action: 'hold' });
  await postInto(t, mona, handle, linked());
  const other = await newCommunity(t, anna, { title: `Other ${serial}` });
  await joinAs(t, bela, other);
  await postInto(t, bela, other, linked());
  expect(await queue()).toEqual([]);
  expect((await rules()).find(({ id }) => id === off.id)?.isEnabled).toBe(false);
});

test('the settings of automatic moderation are rules that follow them and cannot be deleted', async () => {
  const ruleOf = async (setting: string) => (await rules()).find((rule) => rule.setting === setting);
  expect(await rules()).toMatchObject([
    { setting: 'automod_links', isEnabled: false, conditions: [{ kind: 'links' }] },
    { setting: 'automod_reports', isEnabled: false, conditions: [{ kind: 'reports', count: 5 }] },
  ]);
  await edit({ automod_links: true, automod_reports_enabled: true, automod_reports_threshold: 2 });
  expect(await ruleOf('automod_reports')).toMatchObject({
    ...{ isEnabled: true, conditions: [{ kind: 'reports', count: 2 }] },
  });
  await postInto(t, bela, handle, linked());
  expect((await queue()).map(({ source }) => source)).toEqual(['automod_links']);
  const links = await ruleOf('automod_links');
  const payload = { conditions: [{ kind: 'links' }], action: 'queue', is_enabled: false };
  const set = (id: string | undefined, body: object) =>
    t.injectAs(mona, { method: 'PUT', url: rulesUrl(id), payload: body });
  expect((await set(links?.id, payload)).body.response.rule).toMatchObject({
    isEnabled: false,
    action: 'queue',
  });
  const { settings } = (await t.injectAs(anna, url('?context=edit'))).body.response.community;
  expect(settings).toMatchObject({ automodLinks: false, automodReportsThreshold: 2 });
  expect(codesOf(await set(links?.id, { conditions: [{ kind: 'media' }], action: 'hold' }))).toEqual([8001]);
  expect(codesOf(await t.injectAs(mona, { method: 'DELETE', url: rulesUrl(links?.id) }))).toEqual([4032]);
});

test('a post with many reports is hidden until a moderator reviews it, then its reports count anew', async () => {
  await edit({ automod_reports_enabled: true, automod_reports_threshold: 2 });
  const { id } = await postInto(t, bela, handle);
  await report(cleo, id);
  expect(await listed(mona)).toEqual([id]);
  await report(cleo, id);
  expect(await listed(mona)).toEqual([id]);
  await report(mona, id);
  expect(await listed(anna)).toEqual([]);
  const [item] = await queue();
  expect(item).toMatchObject({ source: 'automod_reports', reportCount: 2, isHidden: true });
  expect((await log())[0]).toMatchObject({ action: 'automod_hidden', postId: id });
  await approve(item);
  await report(cleo, id);
  expect(await listed(anna)).toEqual([id]);
});

test('checkAutomaticRule says what a rule would have held in the last week, and what of it was right', async () => {
  const { id } = await postInto(t, bela, handle, linked());
  const old = (await postInto(t, bela, handle, linked())).id;
  await postInto(t, mona, handle, linked());
  await postInto(t, bela, handle);
  await commentOn(id, cleo, 'see www.spam.example');
  const payload = { action: 'remove', items: [{ post_id: id }] };
  await t.injectAs(mona, { method: 'POST', url: url('/moderation/decisions'), payload });
  await t.db.query("update posts set published_at = now() - interval '8 days' where id = $1", [old]);
  const check = await t.injectAs(mona, {
    ...{ method: 'POST', url: url('/moderation/automatic_rule_checks') },
    payload: { conditions: [{ kind: 'links' }], action: 'hold' },
  });
  const { days, ...counts } = check.body.response;
  expect(days).toHaveLength(7);
  expect(days.at(-1)).toMatchObject({ postCount: 4, heldCount: 2 });
  expect(counts).toMatchObject({ heldCount: 2, rightCount: 1, posts: [{ id }] });
  expect((await rules()).length).toBe(2);
});

test.each([
  ['two conditions of a kind', [{ kind: 'media' }, { kind: 'media' }]],
  ['blank words', [{ kind: 'words', words: ['  '] }]],
  ['an address instead of a host', [{ kind: 'links', hosts: ['https://spam.example/buy'] }]],
])('createAutomaticRule refuses %s with 8001', async (_name, conditions) => {
  const payload = { conditions, action: 'hold' };
  expect(codesOf(await t.injectAs(mona, { method: 'POST', url: rulesUrl(), payload }))).toEqual([8001]);
});

test('deleteAutomaticRule leaves what the rule held in the queue and logs what it was', async () => {
  const rule = await addRule({ conditions: [{ kind: 'links' }], action: 'hold' });
  await postInto(t, bela, handle, linked());
  expect((await t.injectAs(mona, { method: 'DELETE', url: rulesUrl(rule.id) })).status).toBe(204);
  expect(codesOf(await t.injectAs(mona, { method: 'DELETE', url: rulesUrl(rule.id) }))).toEqual([4004]);
  expect(await queue()).toHaveLength(1);
  expect((await log())[0]).toMatchObject({
    action: 'automatic_rule_deleted',
    changes: expect.arrayContaining([{ field: 'action', before: 'hold' }]),
  });
});
