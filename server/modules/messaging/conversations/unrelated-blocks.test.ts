import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type AnyBody, buildTestApp, type Reply, type TestApp } from '#tests/support/app.ts';
import { testEngine } from '#tests/support/database.ts';
import type { Member } from '#tests/support/members.ts';
import { followAs, postAs } from '#tests/support/posts.ts';
import { lockedConversation } from './conversations-repository.ts';
import { presentReported } from './reported-presenter.ts';

/**
 * Blocks and settings of other members do not affect a conversation of two blogs, and shared posts stay visible as long
 * as the reader may see them.
 */

const MESSAGES = '/v2/conversations/messages';

let t: TestApp;
let last = 0;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

function newMember() {
  last += 1;
  return t.member(`writer-${last}`);
}
function write(
  from: Member,
  to: Member,
  more: object = { type: 'text', message: 'Hello' },
): Promise<Reply<AnyBody>> {
  const participants = [from.blogUuid, to.blogUuid];
  return t.injectAs(from, {
    method: 'POST',
    url: MESSAGES,
    payload: { participant: from.blogUuid, participants, ...more },
  });
}
async function listed(as: Member, more = '') {
  const { body } = await t.injectAs(
    as,
    `/v2/conversations?participant=${encodeURIComponent(as.blogUuid)}${more}`,
  );
  return body.response.conversations;
}

describe('sendMessage despite blocks between other blogs', () => {
  it.each([
    [
      'the recipient’s owner blocks another member',
      'insert into user_blocks (user_id, blocked_blog_id, blocked_user_id) values ($2, $5, $6)',
    ],
    [
      'the recipient blocks another blog',
      'insert into blog_blocks (blog_id, blocked_blog_id, blocked_user_id) values ($1, $5, $6)',
    ],
    [
      'the sender blocks another member',
      'insert into user_blocks (user_id, blocked_blog_id, blocked_user_id) values ($4, $5, $6)',
    ],
    [
      'the sending blog blocks another blog',
      'insert into blog_blocks (blog_id, blocked_blog_id, blocked_user_id) values ($3, $5, $6)',
    ],
    [
      'another member blocks the recipient’s owner',
      'insert into user_blocks (user_id, blocked_blog_id, blocked_user_id) values ($6, $1, $2)',
    ],
    [
      'another member blocks the sender',
      'insert into blog_blocks (blog_id, blocked_blog_id, blocked_user_id) values ($5, $3, $4)',
    ],
    ['another blog accepts no messages', `update blogs set settings = '{"messages": "noone"}' where id = $5`],
  ])('sendMessage delivers although %s', async (_what, sql) => {
    const [to, from, other] = [await newMember(), await newMember(), await newMember()];
    const ids = [to.blogId, to.userId, from.blogId, from.userId, other.blogId, other.userId];
    await t.db.query(
      sql.replaceAll(/\$(\d)/g, (_whole, place) => String(BigInt(ids[Number(place) - 1] ?? 0))),
    );
    expect((await write(from, to)).status).toBe(201);
    expect((await listed(from)).map((told: AnyBody) => told.canSend)).toEqual([true]);
  });
});

it.each([
  ['the recipient blocks the sender (4004)', ['to', 'from'], 4004],
  ['the sending blog blocks the recipient (13001)', ['from', 'to'], 13001],
] as const)('sendMessage is rejected when %s', async (_what, [blocking, blocked], code) => {
  const two = { to: await newMember(), from: await newMember() };
  await t.db.query(
    'insert into blog_blocks (blog_id, blocked_blog_id, blocked_user_id) values ($1, $2, $3)',
    [two[blocking].blogId, two[blocked].blogId, two[blocked].userId],
  );
  expect((await write(two.from, two.to)).body.errors[0].code).toBe(code);
});

it('listConversations sets isFollowingYou for the primary blogs of followers only', async () => {
  const [one, follower, stranger] = [await newMember(), await newMember(), await newMember()];
  await followAs(t, follower, one.blogName);
  await followAs(t, stranger, follower.blogName);
  const payload = { tumblelog: `${follower.blogName}-too` };
  const { body } = await t.injectAs(follower, { method: 'POST', url: '/v2/user/blogs', payload });
  const second = { ...follower, blogUuid: body.response.blog.uuid };
  for (const other of [second, follower, stranger]) await write(one, other);
  const told = (await listed(one)).map(({ participants: [, other] }: AnyBody) => [
    other.name,
    other.isFollowingYou,
  ]);
  expect(told).toEqual([
    [stranger.blogName, false],
    [follower.blogName, true],
    // It would reveal whose blog it is.
    [payload.tumblelog, false],
  ]);
});

it('listConversations returns the blog fields that fields[blogs] names', async () => {
  const [one, two] = [await newMember(), await newMember()];
  await write(one, two);
  const fieldsOf = async (asked?: string) => {
    const more = asked === undefined ? '' : `&${new URLSearchParams({ 'fields[blogs]': asked })}`;
    const [{ participants }] = await listed(one, more);
    return participants.map((blog: object) => Object.keys(blog).sort());
  };
  const [whole] = await fieldsOf();
  expect(whole).toEqual(expect.arrayContaining(['avatar', 'name', 'theme', 'title', 'url', 'uuid']));
  const some = await fieldsOf('?avatar, theme');
  for (const fields of some) {
    expect(fields).toEqual(expect.arrayContaining(['avatar', 'name', 'theme', 'uuid']));
    expect(fields).not.toContain('title');
    expect(fields).not.toContain('descriptionNpf');
  }
});

describe('A shared post in a message', () => {
  async function shared() {
    const [author, from, to] = [await newMember(), await newMember(), await newMember()];
    const posts = [await postAs(t, author, 'Look'), await postAs(t, from, 'Mine')] as const;
    for (const { id, type, blog } of posts) {
      const sent = await write(from, to, { type: 'post', post: { id, type, blog_uuid: blog.uuid } });
      expect(sent.body.response.message.post.id).toBe(id);
    }
    const seen = async (): Promise<boolean[]> => {
      const query = new URLSearchParams({
        participant: to.blogUuid,
        'participants[0]': to.blogUuid,
        'participants[1]': from.blogUuid,
      });
      const { data } = (await t.injectAs(to, `${MESSAGES}?${query}`)).body.response.conversation.messages;
      return data.map(({ post }: { post?: object }) => post !== undefined).reverse();
    };
    return { author, posts, seen };
  }

  it.each([
    ['its blog is private', 'update blogs set is_private = true where id = $1'],
    ['its blog is suspended', `update blogs set state = 'suspended' where id = $1`],
    ['it became a draft', `update posts set state = 'draft', position = null where blog_id = $1`],
    ['it is deleted', `update posts set state = 'deleted', position = null where blog_id = $1`],
  ])('A shared post in a message is withheld when %s, and other posts are not', async (_what, sql) => {
    const { author, seen } = await shared();
    expect(await seen()).toEqual([true, true]);
    await t.db.query(sql, [author.blogId]);
    expect(await seen()).toEqual([false, true]);
  });
});

it('presentReported returns a conversation up to its report, with both blogs and none unread', async () => {
  const [one, two, staff] = [await newMember(), await newMember(), await newMember()];
  const post = await postAs(t, one, 'Look');
  const ids: string[] = [];
  for (let count = 0; count < 22; count += 1) {
    const from = count % 2 ? two : one;
    const { conversation, message } = (await write(from, from === one ? two : one)).body.response;
    ids.push(message.id);
    if (count === 0) ids.unshift(conversation.id);
  }
  const [conversation_id = '', ...messages] = ids;
  const link = { type: 'post', post: { id: post.id, type: post.type, blog_uuid: post.blog.uuid } };
  const { message } = (await write(one, two, link)).body.response;
  await write(two, one);
  await write(staff, one);
  const report = { conversation_id, up_to_message_id: message.id };
  const read = await presentReported(t.db, report, staff.userId);
  expect(read.map(({ id }) => id)).toEqual([message.id, ...messages.slice(-19).reverse()]);
  expect(read[0]).toMatchObject({ type: 'post', participant: one.blogUuid, post: { id: post.id } });
  expect(new Set(read.map(({ participant }) => participant))).toEqual(new Set([one.blogUuid, two.blogUuid]));
  expect(read.some(({ unread }) => unread)).toBe(false);
});

it.runIf(testEngine === 'postgres')(
  "sendMessage waits for the transaction that holds the conversation's lock",
  async () => {
    const [one, two] = [await newMember(), await newMember()];
    await write(one, two);
    const held = Promise.withResolvers<void>();
    const free = Promise.withResolvers<void>();
    const holding = t.db.transaction(async (tx) => {
      await lockedConversation(tx, one.blogId, two.blogId);
      held.resolve();
      await free.promise;
    });
    await held.promise;
    const writing = write(one, two);
    const waiting = `select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%from conversations%for update%'`;
    await vi.waitFor(async () => expect(await t.db.query(waiting)).toHaveLength(1), { timeout: 20_000 });
    free.resolve();
    await holding;
    expect((await writing).status).toBe(201);
  },
);
