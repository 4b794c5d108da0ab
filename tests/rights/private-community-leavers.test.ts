import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailCauses } from '#server/module-registry.ts';
import { sendDigests } from '#server/modules/notifications/digest/send-digests.ts';
import { sendWaitingMails } from '#server/modules/notifications/mail/send-waiting-mails.ts';
import { pushDue } from '#server/modules/notifications/push/push-due.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { joinAs, newCommunity } from '#tests/support/communities.ts';
import { postInto } from '#tests/support/community-posts.ts';
import { exportOf } from '#tests/support/exports.ts';
import { type EventStream, openEventStream } from '#tests/support/live.ts';
import { reachByMail } from '#tests/support/mailed-members.ts';
import { recordingMailer } from '#tests/support/mailer.ts';
import type { Member } from '#tests/support/members.ts';
import { notificationsOf } from '#tests/support/notifications.ts';
import { followAs, likeAs, text } from '#tests/support/posts.ts';
import { ANY_PUSH_SERVICE, PushService } from '#tests/support/push-service.ts';

/** Occurs in everything that others say in the community. */
const INSIDE = 'undertow';
/** Occurs in the title of the community. */
const TITLE = 'quicksand';
const DAY_MS = 86_400_000;
/** Noon, which is outside of everybody's quiet hours. */
const NOON = new Date().setUTCHours(12, 0, 0, 0);

/** Left and banned were members and have traces of it; the asker waits for an answer, and the other never belonged. */
const OUTSIDERS = ['left', 'banned', 'asker', 'never'] as const;
type Outsider = (typeof OUTSIDERS)[number];

const mailer = recordingMailer();
let t: TestApp;
let service: PushService;
let now = NOON;
let vera: Member;
let mia: Member;
let people: Record<Outsider, Member>;
let handle: string;
let postId: string;
let faults: unknown[];
/** Messages to devices and mails from before the two went. */
let before: { pushed: string[]; mailed: string[] };
/** The same, since then. */
let after: typeof before;
const streams: EventStream[] = [];

const url = (rest = '') => `/v2/communities/${handle}${rest}`;
const onFault = (error: unknown): void => void faults.push(error);

async function done(answer: Promise<{ status: number; body: unknown }>): Promise<void> {
  const { status, body } = await answer;
  expect([200, 201, 204], JSON.stringify(body)).toContain(status);
}

function comment(by: Member, words: string, parent?: string) {
  const payload = { content: text(words), ...(parent ? { parent_comment_id: parent } : {}) };
  return t.injectAs(by, { method: 'POST', url: url(`/posts/${postId}/comments`), payload });
}

/** Sends what waits for devices and mailboxes, and returns who got which words. */
async function sent(): Promise<{ pushed: string[]; mailed: string[] }> {
  const { signal } = new AbortController();
  const round = { db: t.db, services: t.app.services, signal, onFault };
  const [pushes, mails] = [service.arrived.length, mailer.mails.length];
  await pushDue(round);
  now += 8 * DAY_MS;
  await sendWaitingMails({ ...round, causes: mailCauses });
  await sendDigests(round);
  await t.app.services.post.settled();
  now -= 8 * DAY_MS;
  expect(faults).toEqual([]);
  return {
    pushed: service.arrived
      .slice(pushes)
      .map(({ device, message }) => `${device} ${JSON.stringify(message)}`),
    mailed: mailer.mails.slice(mails).map((mail) => `${mail.to.split('@')[0]} ${JSON.stringify(mail)}`),
  };
}

/** Returns what one person got, in lower case. */
function of(who: string, words: readonly string[]): string[] {
  return words.filter((one) => one.startsWith(`${who} `)).map((one) => one.toLowerCase());
}

beforeAll(async () => {
  faults = [];
  service = await new PushService().start();
  t = await buildTestApp({ push: ANY_PUSH_SERVICE, mailer, now: () => now });
  [vera, mia] = [await t.member('vera'), await t.member('mia')];
  const made = await Promise.all(OUTSIDERS.map(async (who) => [who, await t.member(who)] as const));
  people = Object.fromEntries(made) as Record<Outsider, Member>;
  const { left, banned, asker, never } = people;
  handle = await newCommunity(t, vera, { title: `The ${TITLE}`, handle: 'closed-club' });
  for (const one of [mia, left, banned]) await joinAs(t, one, handle);
  for (const one of [mia, left, banned, asker, never]) {
    await followAs(t, one, 'vera');
    await followAs(t, one, 'mia');
    await reachByMail(t, one, { emailDigest: 'weekly', pushText: true });
    await service.add(t, one, one.blogName);
  }
  await done(t.injectAs(vera, { method: 'PUT', url: url(), payload: { join_type: 'request' } }));
  await done(
    t.injectAs(asker, { method: 'POST', url: url('/membership_requests'), payload: { tumblelog: 'asker' } }),
  );
  await done(t.injectAs(vera, { method: 'PUT', url: url(), payload: { privacy: true } }));
  for (const one of [left, banned])
    await done(t.injectAs(one, { method: 'POST', url: url('/subscription') }));
  const post = await postInto(t, vera, handle, { content: text(`Into the ${INSIDE}`), tags: 'hills' });
  postId = post.id;
  for (const one of [left, banned]) {
    const { body } = await comment(one, 'My own words');
    await done(comment(mia, `An answer about ${INSIDE}`, body.response.comment.id));
    await t.injectAs(one, { method: 'POST', url: '/v2/user/saved_posts', payload: { post_id: postId } });
    await likeAs(t, one, post);
    await t.injectAs(one, {
      method: 'PUT',
      url: url(`/posts/${postId}/reactions`),
      payload: { grapheme: '☕' },
    });
  }
  before = await sent();
  // Waits for them while they go.
  await postInto(t, mia, handle, { content: text(`More of the ${INSIDE}`) });
  for (const one of [left, banned]) {
    const { body } = await t.injectAs(one, url(`/posts/${postId}/comments?sort=oldest`));
    const own = body.response.comments.find(
      ({ blog }: { blog: { name: string } }) => blog.name === one.blogName,
    );
    await done(comment(mia, `Again the ${INSIDE}`, own.id));
  }
  await done(t.injectAs(left, { method: 'DELETE', url: url('/membership?tumblelog=left') }));
  const ban = { tumblelog: 'banned', reason: 'spam' };
  await done(t.injectAs(vera, { method: 'POST', url: url('/bans'), payload: ban }));
  for (const who of OUTSIDERS) streams.push(await openEventStream(t.app, people[who]));
  streams.push(await openEventStream(t.app, mia));
  // Happens after they went.
  const formatting = [...OUTSIDERS.map((who) => people[who]), mia].map(({ blogUuid }) => ({
    ...{ type: 'mention' as const, start: 0, end: 3 },
    blog: { uuid: blogUuid },
  }));
  const content = [{ type: 'text' as const, text: `The ${INSIDE}`, formatting }];
  await postInto(t, vera, handle, { content });
  await done(
    t.injectAs(vera, { method: 'POST', url: url(`/posts/${postId}/comments`), payload: { content } }),
  );
  after = await sent();
});
afterAll(async () => {
  for (const stream of streams) stream.disconnect();
  await t.close();
  await service.stop();
});

test('members hear of a private community by push; whoever went or never belonged does not', async () => {
  const heard = of('left', before.pushed).join();
  expect(heard).toContain(INSIDE);
  expect(heard).toContain(`/communities/${handle}/post/${postId}`);
  expect(of('asker', before.pushed).concat(of('never', before.pushed))).toEqual([]);
  const { pushed } = after;
  expect(of('mia', pushed).length).toBeGreaterThan(0);
  expect(of('left', pushed)).toEqual([]);
  expect(of('asker', pushed)).toEqual([]);
  expect(of('never', pushed)).toEqual([]);
  // The banned may be told that they are.
  expect(of('banned', pushed).join()).not.toContain(INSIDE);
});

test('no mail and no digest tells outsiders what is said in a private community', () => {
  const mails = [...before.mailed, ...after.mailed];
  for (const who of ['asker', 'never'])
    expect(of(who, mails).filter((one) => one.includes(INSIDE) || one.includes(TITLE))).toEqual([]);
  for (const who of ['left', 'banned'])
    expect(of(who, after.mailed).filter((one) => one.includes(INSIDE))).toEqual([]);
});

test('the stream of outsiders is silent about a private community', async () => {
  const member = streams.at(-1) as EventStream;
  await postInto(t, vera, handle, { content: text(`Live in the ${INSIDE}`) });
  await expect
    .poll(() => member.events.filter((one) => one.startsWith('communities')).length, { timeout: 20_000 })
    .toBeGreaterThan(0);
  for (const stream of streams.slice(0, -1))
    expect(
      stream.events.filter((one) => /^(communities|comments|reactions|dashboard|posts)/.test(one)),
    ).toEqual([]);
});

test.each(OUTSIDERS)(
  'notifications, likes, saved posts and counts of one who is %s are without it',
  async (who) => {
    const member = people[who];
    const own = [
      ...['/v2/user/likes', '/v2/user/saved_posts', '/v2/user/counts', '/v2/user/community_invitations'],
      ...['/v2/timeline/dashboard', '/v2/timeline?which=communities', '/v2/communities?mine=1'],
      `/v2/blog/${who}/activity/notes`,
      `/v2/search/posts?query=${INSIDE}`,
    ];
    const closed = [
      ...[url(`/posts/${postId}`), url(`/posts/${postId}/comments`), url('/timeline'), url('/members')],
    ];
    const said = [JSON.stringify(await notificationsOf(t, member))];
    for (const list of [...own, ...closed]) {
      const { status, body } = await t.injectAs(member, list);
      // A path that is not there would say nothing, too.
      expect([list, status < 400]).toEqual([list, own.includes(list)]);
      said.push(JSON.stringify(body ?? '', (key, value) => (key === 'links' ? undefined : value)));
    }
    expect(said.filter((one) => one.toLowerCase().includes(INSIDE))).toEqual([]);
  },
);

test.each(OUTSIDERS)(
  'the export of one who is %s has their own words and not those of others',
  async (who) => {
    const said = (await exportOf(t, people[who])).toLowerCase();
    expect(said).not.toContain(INSIDE);
    if (who === 'left' || who === 'banned') expect(said).toContain('my own words');
  },
);

test('the export of a member has no words of the others in a private community', async () => {
  await done(comment(vera, 'Words of vera alone'));
  expect((await exportOf(t, mia)).toLowerCase()).not.toContain('words of vera alone');
});
