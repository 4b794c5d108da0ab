import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { giveRole, joinAs, newCommunity } from '#tests/support/communities.ts';
import { postInto } from '#tests/support/community-posts.ts';
import type { Member } from '#tests/support/members.ts';
import { text } from '#tests/support/posts.ts';

let t: TestApp;
let handle: string;
let callers: Record<'admin' | 'moderator' | 'member' | 'stranger', Member>;
let path: Record<string, string>;
beforeAll(async () => {
  t = await buildTestApp();
  const [admin, moderator] = [await t.member('anna'), await t.member('mona')];
  const [member, stranger] = [await t.member('bela'), await t.member('cleo')];
  callers = { admin, moderator, member, stranger };
  handle = await newCommunity(t, admin, { title: 'Club' });
  for (const one of [moderator, member]) await joinAs(t, one, handle);
  await giveRole(t, moderator, handle, 'moderator');
  const post = await postInto(t, admin, handle, { content: text('A word') });
  const comments = `/posts/${post.id}/comments`;
  const { body } = await t.injectAs(admin, {
    ...{ method: 'POST', url: `/v2/communities/${handle}${comments}` },
    payload: { content: text('A comment') },
  });
  path = { post: `/posts/${post.id}`, comment: `${comments}/${body.response.comment.id}` };
});
afterAll(() => t.close());

type Method = 'GET' | 'POST' | 'PUT';

/** Returns who of all callers may make a call, the visitor included. */
async function allowed(method: Method, rest: string, payload?: object): Promise<string[]> {
  const call = { method, url: `/v2/communities/${handle}${rest}`, ...(payload && { payload }) };
  const answers = [
    ['visitor', await t.inject(call)] as const,
    ...(await Promise.all(
      Object.entries(callers).map(async ([name, by]) => [name, await t.injectAs(by, call)] as const),
    )),
  ];
  return answers.filter(([, { status }]) => status < 300).map(([name]) => name);
}

const everybody = ['visitor', 'admin', 'moderator', 'member', 'stranger'];
const insiders = ['admin', 'moderator', 'member'];
const runners = ['admin', 'moderator'];

test('everybody reads a public community, its posts and its comments [community-permission-05] [audience-21]', async () => {
  for (const rest of ['', '/timeline', '/boards', path.post, `${path.post}/comments`])
    expect([rest, await allowed('GET', rest ?? '')]).toEqual([rest, everybody]);
});

test('members post, comment and report to the moderators, visitors and strangers do not [community-permission-01] [audience-21]', async () => {
  const blog = '/v2/blog/@@';
  for (const [name, by] of Object.entries(callers)) {
    const call = {
      method: 'POST' as const,
      url: `${blog}${handle}/posts`,
      payload: { content: text('Fog') },
    };
    expect([name, (await t.injectAs(by, call)).status]).toEqual([name, name === 'stranger' ? 403 : 201]);
  }
  expect(await allowed('POST', `${path.post}/comments`, { content: text('Two') })).toEqual(insiders);
  // The admin wrote the post and cannot report it.
  expect(await allowed('POST', `${path.post}/report`, { reason: 'other', note: 'Look' })).toEqual(
    ...[['moderator', 'member']],
  );
  expect(await allowed('POST', `${path.comment}/report`, { reason: 'other', note: 'Look' })).toEqual(
    ...[['moderator', 'member']],
  );
});

test('moderators have the queue, the log, moderated members, posts and comments, and the guide [community-permission-02] [audience-21]', async () => {
  const comment = `/moderation${path.comment}`;
  const screens = ['queue', 'activity', 'members/bela'].map((screen) => `/moderation/${screen}`);
  for (const screen of [...screens, `/moderation${path.post}`, comment])
    expect([screen, await allowed('GET', screen)]).toEqual([screen, runners]);
  expect(await allowed('PUT', '/moderation/guide')).toEqual(runners);
});

test('admins have the settings and the content label [community-permission-03] [audience-21]', async () => {
  expect(await allowed('PUT', '', { description: 'Of words' })).toEqual(['admin']);
  expect(await allowed('PUT', '/content_label', { has_content_label: true })).toEqual(['admin']);
  expect(await allowed('GET', '?context=edit')).toEqual(['admin']);
  const { body } = await t.injectAs(callers.admin, `/v2/communities/${handle}?context=edit`);
  expect(body.response.community).toMatchObject({ canEditContentLabel: true, settings: {} });
});

test('a labelled community is closed with 23028 to whoever hides labelled things, not to its members [community-41]', async () => {
  const url = `/v2/communities/${handle}`;
  const codesFor = async (by: Member) =>
    ((await t.injectAs(by, url)).body.errors ?? []).map(({ code }: { code: number }) => code);
  const { stranger, member } = callers;
  const choose = (by: Member, general: string) =>
    t.db.query(
      `update users set settings = settings || jsonb_build_object('contentLabels', jsonb_build_object('general', $2::text))
        where id = $1`,
      [by.userId, general],
    );
  for (const by of [stranger, member]) await choose(by, 'hide');
  expect([await codesFor(stranger), await codesFor(member)]).toEqual([[23028], []]);
  await choose(stranger, 'blur');
  expect(await codesFor(stranger)).toEqual([]);
});

test.each([
  ['admin', true, true, true],
  ['moderator', false, true, true],
  ['member', false, true, false],
  ['stranger', false, false, false],
] as const)(
  'getCommunity tells a %s what they can do [community-permission-04] [community-02]',
  async (name, canEdit, writes, canInvite) => {
    const { body } = await t.injectAs(callers[name], `/v2/communities/${handle}`);
    expect(body.response.community).toMatchObject({
      ...{ canEdit, canInteract: writes, canPost: writes, canInvite, canView: true, canViewComments: true },
    });
  },
);
