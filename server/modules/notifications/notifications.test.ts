import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '#generated/types/api.d.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { notificationsOf } from '#tests/support/notifications.ts';
import { followAs, likeAs, postAs, reblogAs, replyAs } from '#tests/support/posts.ts';

type Notification = components['schemas']['Notification'];

let app: TestApp;
let serial = 0;
/** Anna is notified, Bela acts, and Cleo is unrelated. */
let anna: Member;
let bela: Member;
let cleo: Member;

beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  serial += 1;
  anna = await app.member(`anna-${serial}`);
  bela = await app.member(`bela-${serial}`);
  cleo = await app.member(`cleo-${serial}`);
});

const pageOf = (member: Member, query = '') => notificationsOf(app, member, query);
const told = async (member: Member, query = '') => (await pageOf(member, query)).notifications;
const typesOf = async (member: Member, query = '') => (await told(member, query)).map(({ type }) => type);

function markRead(member: Member, payload: object = {}) {
  return app.injectAs(member, {
    method: 'POST',
    url: `/v2/blog/${member.blogName}/notifications/read`,
    payload,
  });
}

async function countsOf(member: Member) {
  const { body } = await app.injectAs(member, '/v2/user/counts?blog_notification_counts=true');
  return body.response.blog_notification_counts as { blog_uuid: string; count: number }[];
}

describe('listNotifications', () => {
  it('listNotifications groups by post, by blog or not at all', async () => {
    const first = await postAs(app, anna, 'First');
    const second = await postAs(app, anna, 'Second');
    for (const post of [first, second]) for (const member of [bela, cleo]) await likeAs(app, member, post);
    expect((await told(anna)).map(({ targetPost, count }) => [targetPost?.id, count])).toEqual([
      [second.id, 2],
      [first.id, 2],
    ]);
    expect((await told(anna, '?group_by=blog')).map((row) => [row.fromTumblelogName, row.count])).toEqual([
      [cleo.blogName, 2],
      [bela.blogName, 2],
    ]);
    expect((await told(anna, '?rollups=false')).length).toBe(4);
    expect((await pageOf(anna)).unreadCount).toBe(4);
  });

  it('listNotifications pages through every row once, also where a page ends within a group of one day', async () => {
    const posts = [];
    for (const word of ['One', 'Two', 'Three', 'Four', 'Five']) posts.push(await postAs(app, anna, word));
    for (const member of [bela, cleo]) for (const post of posts) await likeAs(app, member, post);
    const all = await told(anna, '?types[]=like');
    const walked: Notification[] = [];
    let url: string | undefined = `/v2/blog/${anna.blogName}/notifications?types[]=like&limit=2`;
    while (url) {
      const page: Awaited<ReturnType<typeof pageOf>> = (await app.injectAs(anna, url)).body.response;
      walked.push(...page.notifications);
      url = page.links.next?.href;
    }
    expect(all.length).toBe(5);
    expect(walked).toEqual(all);
  });

  it('listNotifications filters by type, member, post, time and unread', async () => {
    const post = await postAs(app, anna, 'Filtered');
    const other = await postAs(app, anna, 'Another');
    await likeAs(app, cleo, post);
    await replyAs(app, bela, post, 'Yes');
    await reblogAs(app, bela, other, 'And');
    await followAs(app, anna, bela.blogName);
    for (const [query, types] of [
      ['', ['reblog_with_content', 'reply', 'like']],
      ['?filter=replies', ['reply']],
      ['?filter=reblogs', ['reblog_with_content']],
      ['?filter=mentions', []],
      ['?types[]=like&types[]=reply', ['reply', 'like']],
      ['?filter=replies&types[]=like', []],
      ['?from=following', ['reblog_with_content', 'reply']],
      ['?from=mutuals', []],
      [`?post_id=${post.id}`, ['reply', 'like']],
      [`?omit_post_ids[]=${post.id}`, ['reblog_with_content']],
      ['?before=1000', []],
      ['?unread=true', ['reblog_with_content', 'reply', 'like']],
    ] as const) {
      expect([query, await typesOf(anna, query)]).toEqual([query, types]);
    }
    await followAs(app, bela, anna.blogName);
    expect(await typesOf(anna, '?from=mutuals')).toEqual(['follow', 'reblog_with_content', 'reply']);
  });

  it('listNotifications omits and does not count what a muted blog did, within the scope of the mute', async () => {
    const post = await postAs(app, anna, 'Loud');
    for (const member of [bela, cleo]) await likeAs(app, member, post);
    await reblogAs(app, bela, post, 'And again');
    const mute = (more: object) =>
      app.injectAs(anna, {
        method: 'POST',
        url: '/v2/user/muted_blogs',
        payload: { tumblelog: bela.blogName, ...more },
      });
    const all = ['reblog_with_content', 'like', 'like'];
    for (const [how, types] of [
      [{ kind: 'reblogs' }, ['like', 'like']],
      [{ kind: 'all' }, ['like']],
      [{ kind: 'tag', tag: 'hills' }, all],
      [{ scopes: ['dashboard', 'discovery', 'blogs'] }, all],
    ] as const) {
      await mute(how);
      expect([how, await typesOf(anna, '?rollups=false')]).toEqual([how, types]);
      expect((await pageOf(anna)).unreadCount).toBe(types.length);
    }
    await mute({ expires_in: 60 });
    expect(await typesOf(anna, '?rollups=false')).toEqual(['like']);
    await app.db.query("update user_mutes set expires_at = now() - interval '1 second'");
    expect(await typesOf(anna, '?rollups=false')).toEqual(all);
    expect(await typesOf(cleo)).toEqual([]);
  });

  it('listNotifications rejects a cursor of another grouping with 5039', async () => {
    for (const words of ['One', 'Two']) await likeAs(app, bela, await postAs(app, anna, words));
    const { links } = await pageOf(anna, '?limit=1');
    const cursor = new URL(links.next?.href ?? '', 'http://x').searchParams.get('cursor');
    const url = `/v2/blog/${anna.blogName}/notifications?group_by=blog&cursor=${cursor}`;
    const { status, body } = await app.injectAs(anna, url);
    expect([status, body.errors[0].code]).toEqual([400, 5039]);
  });
});

describe('markNotificationsRead', () => {
  it('markNotificationsRead resets the count of that blog and member only, and never moves back', async () => {
    const post = await postAs(app, anna, 'Read me');
    await likeAs(app, bela, post);
    await likeAs(app, cleo, await postAs(app, bela, 'Bystander'));
    const group = await app.db.query<{ role: string }>(
      `insert into blog_members (blog_id, user_id, role) values ($1, $2, 'member') returning role`,
      [anna.blogId, cleo.userId],
    );
    expect(group.length).toBe(1);
    expect(await countsOf(anna)).toEqual([{ blog_uuid: anna.blogUuid, count: 1 }]);
    expect((await markRead(anna)).status).toBe(204);
    expect(await countsOf(anna)).toEqual([{ blog_uuid: anna.blogUuid, count: 0 }]);
    expect(await told(anna)).toMatchObject([{ unread: false }]);
    expect(await told(anna, '?unread=true')).toEqual([]);
    // An earlier moment takes nothing back.
    expect((await markRead(anna, { until: 1000 })).status).toBe(204);
    expect(await countsOf(anna)).toEqual([{ blog_uuid: anna.blogUuid, count: 0 }]);
    expect(await countsOf(bela)).toEqual([{ blog_uuid: bela.blogUuid, count: 1 }]);
    expect(await countsOf(cleo)).toContainEqual({ blog_uuid: anna.blogUuid, count: 1 });
    await replyAs(app, bela, post, 'New');
    expect(await countsOf(anna)).toEqual([{ blog_uuid: anna.blogUuid, count: 1 }]);
  });

  it('markNotificationsRead with until marks notifications up to that time', async () => {
    await likeAs(app, bela, await postAs(app, anna, 'Old'));
    const [like] = await told(anna);
    await markRead(anna, { until: (like?.timestamp ?? 0) - 1 });
    expect((await pageOf(anna)).unreadCount).toBe(1);
    await markRead(anna, { until: like?.timestamp ?? 0 });
    expect((await pageOf(anna)).unreadCount).toBe(0);
  });
});
