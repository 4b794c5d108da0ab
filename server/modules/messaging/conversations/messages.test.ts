import { afterAll, beforeAll, expect, it } from 'vitest';
import { limits } from '#generated/limits.ts';
import { type AnyBody, buildTestApp, type Reply, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import type { Member } from '#tests/support/members.ts';
import { followAs, postAs } from '#tests/support/posts.ts';

const MESSAGES = '/v2/conversations/messages';

let t: TestApp;
let ada: Member;
let ben: Member;
let bystander: Bystander;
let last = 0;
beforeAll(async () => {
  t = await buildTestApp();
  ada = await t.member('ada');
  ben = await t.member('ben');
  bystander = await makeBystander(t);
});
afterAll(async () => {
  await bystander.expectUnchanged();
  await t.close();
});

function newMember() {
  last += 1;
  return t.member(`somebody-${last}`);
}
function write(from: Member, to: Member, more: object | string = 'Hello'): Promise<Reply<AnyBody>> {
  return t.injectAs(from, {
    method: 'POST',
    url: MESSAGES,
    payload: {
      type: 'text',
      participant: from.blogUuid,
      participants: [from.blogUuid, to.blogName],
      ...(typeof more === 'string' ? { message: more } : more),
    },
  });
}
function read(as: Member, query: Record<string, string>) {
  return t.injectAs(as, `${MESSAGES}?${new URLSearchParams({ participant: as.blogUuid, ...query })}`);
}
function between(as: Member, other: Member, more: Record<string, string> = {}) {
  return read(as, { 'participants[0]': as.blogName, 'participants[1]': other.blogUuid, ...more });
}
function list(as: Member, more = '') {
  return t.injectAs(as, `/v2/conversations?participant=${encodeURIComponent(as.blogUuid)}${more}`);
}
function textsOf({ body }: Reply<AnyBody>) {
  return body.response.conversation.messages.data.map(
    (message: { content: { text: string } }) => message.content.text,
  );
}
async function countsOf(as: Member) {
  return (await t.injectAs(as, '/v2/user/counts?unread_messages=true')).body.response.unread_messages;
}
const post = (as: Member, url: string, payload: object) => t.injectAs(as, { method: 'POST', url, payload });

it('what one blog writes the other reads, unread until it says otherwise [audience-07]', async () => {
  const [one, two] = [await newMember(), await newMember()];
  expect((await between(one, two)).body.response.conversation).toMatchObject({
    id: 'new',
    messages: { data: [] },
  });
  const sent = await write(one, two, 'First');
  expect(sent.status).toBe(201);
  const { id } = sent.body.response.conversation;
  for (const words of ['Second', 'Third']) await write(one, two, words);

  expect(await countsOf(one)).toEqual({});
  expect(await countsOf(two)).toEqual({ [two.blogUuid]: { [id]: 3 } });
  const seen = await between(two, one);
  expect(textsOf(seen)).toEqual(['Third', 'Second', 'First']);
  expect(seen.body.response.conversation).toMatchObject({
    id,
    unreadMessagesCount: 3,
    isPossibleSpam: true,
    isBlurredImages: true,
    canSend: true,
    participants: [{ name: two.blogName }, { name: one.blogName }],
  });

  const marked = { conversation_id: id, participant: two.blogUuid };
  expect((await post(two, '/v2/conversations/mark_as_read', marked)).status).toBe(204);
  expect(await countsOf(two)).toEqual({});
  const after = (await read(two, { conversation_id: id })).body.response.conversation;
  expect(after.unreadMessagesCount).toBe(0);
  expect(after.messages.data.map((message: { unread: boolean }) => message.unread)).toEqual([
    false,
    false,
    false,
  ]);

  // An answer is an agreement.
  await write(two, one, 'Back');
  const mutual = (await between(two, one)).body.response.conversation;
  expect(mutual).toMatchObject({ isPossibleSpam: false, isBlurredImages: false });
  expect((await between(one, two)).body.response.conversation).toMatchObject({ unreadMessagesCount: 1 });
});

it('tells when the other was last here only while both want that, and only who may write to them', async () => {
  const [one, two] = [await newMember(), await newMember()];
  const want = (member: Member, privacy: object) =>
    t.injectAs(member, { method: 'POST', url: '/v2/user/settings', payload: { privacy } });
  const seen = async () => {
    const { participants } = (await between(one, two)).body.response.conversation;
    return participants.map((blog: { secondsSinceLastActivity: number }) => blog.secondsSinceLastActivity);
  };
  for (const table of ['access_tokens', 'sessions'])
    await t.db.query(
      `update ${table} set last_seen_at = now() - interval '9 minutes 30 seconds' where user_id = $1`,
      [two.userId],
    );
  const hidden = [-1, -1];
  await write(one, two, 'Hello');
  for (const member of [one, two]) await want(member, { show_activity: true });
  expect(await seen()).toEqual(hidden);
  await write(two, one, 'Back');
  const [own, told] = await seen();
  expect(own).toBe(-1);
  expect(told).toBeGreaterThanOrEqual(570);
  for (const [member, privacy] of [
    [one, { show_activity: false }],
    [two, { show_activity: false }],
    [two, { messages_from: 'noone' }],
  ] as const) {
    for (const both of [one, two]) await want(both, { show_activity: true });
    await want(member, privacy);
    expect(await seen()).toEqual(hidden);
  }
});

it('a conversation is read from the newest to the oldest, page by page', async () => {
  const [one, two] = [await newMember(), await newMember()];
  const words = Array.from({ length: 7 }, (_, index) => `Number ${index}`);
  for (const text of words) await write(one, two, text);
  const found: string[] = [];
  let query: Record<string, string> | undefined = { limit: '3' };
  const sizes = [];
  while (query) {
    const page: Reply<AnyBody> = await between(two, one, query);
    found.push(...textsOf(page));
    sizes.push(textsOf(page).length);
    query = page.body.response.links.next?.queryParams;
  }
  expect(found).toEqual(words.toReversed());
  expect(sizes).toEqual([3, 3, 1]);
  expect((await between(two, one, { cursor: 'made-up' })).body.errors[0].code).toBe(5039);
  expect(textsOf(await between(two, one, { before: '1000' }))).toEqual([]);
});

it('the list has the last written conversation first, each with its last message', async () => {
  const owner = await newMember();
  const others = [await newMember(), await newMember(), await newMember()];
  for (const other of others) await write(other, owner, `From ${other.blogName}`);
  const names: string[] = [];
  let more: string | undefined = '&limit=2';
  while (more) {
    const { body }: Reply<AnyBody> = await list(owner, more);
    for (const told of body.response.conversations) {
      expect(told.messages.data).toHaveLength(1);
      names.push(told.participants[1].name);
    }
    const next = body.response.links.next?.queryParams;
    more = next && `&${new URLSearchParams(next)}`;
  }
  expect(names).toEqual(others.map(({ blogName }) => blogName).toReversed());
});

it('deleting takes it from one side only, and a new message starts afresh', async () => {
  const [one, two] = [await newMember(), await newMember()];
  const { id } = (await write(one, two, 'Old')).body.response.conversation;
  const url = `${MESSAGES}?${new URLSearchParams({ participant: two.blogUuid, conversation_id: id })}`;
  expect((await t.injectAs(two, { method: 'DELETE', url })).status).toBe(204);
  expect((await list(two)).body.response.conversations).toEqual([]);
  expect(await countsOf(two)).toEqual({});
  expect(textsOf(await between(one, two))).toEqual(['Old']);
  await write(one, two, 'New');
  expect(textsOf(await between(two, one))).toEqual(['New']);
  expect(textsOf(await between(one, two))).toEqual(['New', 'Old']);
});

it('posts, stickers and words with formatting arrive as they are', async () => {
  const shared = await postAs(t, ben, 'Look at this');
  const draft = await postAs(t, ben, { content: [{ type: 'text', text: 'Not yet' }], state: 'draft' });
  const sharing = ({ id, type, blog }: typeof shared) => ({
    type: 'post',
    post: { id, type, blog_uuid: blog.uuid },
  });
  const sent = await write(ben, ada, { ...sharing(shared), message: 'Here' });
  expect(sent.body.response.message).toMatchObject({
    type: 'post',
    content: { text: 'Here' },
    post: { id: shared.id },
  });
  expect((await write(ben, ada, sharing(draft))).body.errors[0].code).toBe(4004);

  const [sticker] = (await t.injectAs(ada, '/v2/conversations/stickers')).body.response.stickers;
  const stuck = await write(ada, ben, { type: 'sticker', stickerId: sticker.id });
  expect(stuck.body.response.message).toMatchObject({ type: 'sticker', title: sticker.title });

  const content = { type: 'text', text: 'A bold word', formatting: [{ type: 'bold', start: 2, end: 6 }] };
  expect((await write(ada, ben, { content })).body.response.message.content).toEqual(content);

  await t.injectAs(ben, { method: 'DELETE', url: `/v2/blog/ben/posts/${shared.id}` });
  const [gone] = (await between(ada, ben)).body.response.conversation.messages.data.slice(-1);
  expect(gone).toMatchObject({ type: 'post', content: { text: 'Here' } });
  expect(gone).not.toHaveProperty('post');
});

it.each([
  ['nothing', { message: '' }, 'message', 5016],
  ['no words', { message: ' \n ' }, 'message', 5016],
  ['more words than fit', { message: 'x'.repeat(4097) }, 'message', 5016],
  ['a sticker there is not', { type: 'sticker', stickerId: 'none' }, 'stickerId', 5016],
  [
    'a range outside its text',
    { content: { type: 'text', text: 'ab', formatting: [{ type: 'bold', start: 0, end: 3 }] } },
    'content',
    8001,
  ],
  ['nobody named', { participants: undefined, message: 'Hello' }, 'conversation_id', 5016],
  [
    'a conversation there is not',
    { participants: undefined, conversation_id: '12' },
    'conversation_id',
    4004,
  ],
  ['a blog there is not', { participants: ['ada', 'nobody-at-all'] }, 'participants', 4004],
  ['others\u2019 blogs', { participants: ['ben', 'bystander'] }, 'participants', 4003],
])('refuses %s', async (_, more, field, code) => {
  const { body } = await write(ada, ben, more);
  expect(body.errors[0]).toMatchObject({ code, field });
});

it('takes 4,096 characters and no letter to oneself', async () => {
  expect((await write(ada, ben, 'x'.repeat(4096))).status).toBe(201);
  const alone = await write(ada, ben, { participants: [ada.blogUuid, 'ada'], message: 'Me' });
  expect(alone.body.errors[0]).toMatchObject({ code: 5016, field: 'participants' });
});

it.each(['suspended', 'deactivated'])('nobody writes to a blog that is %s', async (state) => {
  const [one, two] = [await newMember(), await newMember()];
  await write(one, two);
  await t.db.query('update blogs set state = $2 where id = $1', [two.blogId, state]);
  const { body } = await write(one, two, 'Are you there?');
  expect(body.errors[0]).toMatchObject({ code: 4004, field: 'participants' });
  const kept = await t.db.query('select 1 from messages where blog_id = $1', [one.blogId]);
  expect(kept).toHaveLength(1);
});

it('nobody writes to a blog that is deleted', async () => {
  const [one, two] = [await newMember(), await newMember()];
  await write(one, two);
  await t.db.query('delete from blogs where id = $1', [two.blogId]);
  expect((await write(one, two, 'Are you there?')).body.errors[0]).toMatchObject({
    code: 4004,
    field: 'participants',
  });
  expect((await list(one)).body.response.conversations).toEqual([]);
});

it('writes to no thousand at once: not in one conversation, not in a batch', async () => {
  const [one, two] = [await newMember(), await newMember()];
  const thousand = Array.from({ length: 1000 }, (_, index) => `nobody-${index}`);
  const crowd = await write(one, two, {
    participants: [one.blogName, two.blogName, ...thousand],
    message: 'Hello',
  });
  expect(crowd.body.errors[0]).toMatchObject({ code: 5016 });
  const batch = await post(one, `${MESSAGES}/batch`, {
    type: 'text',
    participant: one.blogUuid,
    message: 'To all of you',
    conversations: [two.blogName, ...thousand].map((name) => ({ participants: [one.blogName, name] })),
  });
  expect(batch.body.errors[0]).toMatchObject({ code: 5016 });
  expect((await list(two)).body.response.conversations).toEqual([]);
});

it('is read to its beginning, ten thousand letters back, while others arrive', async () => {
  const [one, two] = [await newMember(), await newMember()];
  const { id } = (await write(one, two, 'The first')).body.response.conversation;
  await t.db.query(
    `insert into messages (conversation_id, blog_id, author_id, kind, content, is_request)
     select $1, case when n % 3 = 0 then $2::bigint else $3::bigint end, case when n % 3 = 0 then $4::bigint else $5::bigint end,
            'text', jsonb_build_object('content', jsonb_build_object('type', 'text', 'text', n::text)), false
       from generate_series(1, 10000) n order by n`,
    [id, one.blogId, two.blogId, one.userId, two.userId],
  );
  const seen: string[] = [];
  let query: Record<string, string> | undefined = { limit: '50' };
  for (let page = 0; query; page += 1) {
    const answer: Reply<AnyBody> = await between(one, two, query);
    seen.push(...textsOf(answer));
    query = answer.body.response.links.next?.queryParams;
    // What arrives meanwhile stands above what is being read, and shifts nothing of it.
    if (page % 20 === 0) await write(two, one, `Late ${page}`);
  }
  expect(seen).toEqual([
    ...Array.from({ length: 10_000 }, (_, index) => String(10_000 - index)),
    'The first',
  ]);
  const [newest] = textsOf(await between(one, two, { limit: '1' }));
  expect(newest).toBe('Late 200');
}, 120_000);

it('who has no part in a conversation neither reads nor changes it', async () => {
  const { id } = (await write(ada, ben)).body.response.conversation;
  const stranger = await newMember();
  const named = { participant: stranger.blogUuid, conversation_id: id };
  const answers = [
    await read(stranger, { conversation_id: id }),
    await read(stranger, { participant: ada.blogUuid, conversation_id: id }),
    await write(stranger, ada, { participants: undefined, conversation_id: id }),
    await post(stranger, '/v2/conversations/mark_as_read', named),
    await post(stranger, '/v2/conversations/flag', { type: 'spam', ...named }),
    await t.injectAs(stranger, { method: 'DELETE', url: `${MESSAGES}?${new URLSearchParams(named)}` }),
  ];
  expect(answers.map(({ body }) => body.errors[0].code)).toEqual(Array(6).fill(4003));
});

it.each([
  [
    'the blog blocks it',
    'insert into user_blocks (user_id, blocked_blog_id, blocked_user_id) values ($1, $4, $3)',
  ],
  [
    'it blocks the blog',
    'insert into user_blocks (user_id, blocked_blog_id, blocked_user_id) values ($3, $2, $1)',
  ],
  ['nobody may', `update blogs set settings = '{"messages": "noone"}' where id = $2`],
  ['it is not followed', `update blogs set settings = '{"messages": "following"}' where id = $2`],
  [
    'its owner takes none',
    `update users set settings = '{"privacy": {"messagesFrom": "noone"}}' where id = $1`,
  ],
  [
    'its owner does not follow it',
    `update users set settings = '{"privacy": {"messagesFrom": "following"}}' where id = $1`,
  ],
])('a blog writes nothing more when %s', async (_, sql) => {
  const [one, two] = [await newMember(), await newMember()];
  await write(two, one);
  expect((await write(one, two)).status).toBe(201);
  const ids = [two.userId, two.blogId, one.userId, one.blogId];
  const typed = sql.replaceAll(/\$(\d)/g, (_whole, place) => String(BigInt(ids[Number(place) - 1] ?? 0)));
  await t.db.query(typed);
  expect((await write(one, two)).body.errors[0].code).toBe(13001);
  const { conversations } = (await list(one)).body.response;
  expect(conversations.map((told: { canSend: boolean }) => told.canSend)).toEqual([false]);
});

it('a blog that takes letters from those it follows takes them from them', async () => {
  const [one, two] = [await newMember(), await newMember()];
  await t.db.query(`update blogs set settings = '{"messages": "following"}' where id = $1`, [two.blogId]);
  expect((await write(one, two)).body.errors[0].code).toBe(13001);
  await followAs(t, two, one.blogName);
  expect((await write(one, two)).status).toBe(201);
});

it('writes to at most so many an hour who never wrote back', async () => {
  const [one, two, friend] = [await newMember(), await newMember(), await newMember()];
  await write(friend, one);
  await t.db.query(
    `insert into messages (conversation_id, blog_id, author_id, kind, content, is_request)
     select c.id, $1, $2, 'text', '{"content": {"type": "text", "text": "x"}}', true
       from conversations c, generate_series(1, $3::int) where c.opened_by = $4`,
    [one.blogId, one.userId, limits.messageRequestsPerHour - 1, friend.blogId],
  );
  expect((await write(one, two)).status).toBe(201);
  expect((await write(one, two)).body.errors[0].code).toBe(4029);
  expect((await write(one, friend)).status).toBe(201);
  expect((await write(two, one)).status).toBe(201);
  expect((await write(one, two)).status).toBe(201);
});

it('a batch reaches whom it can [messaging-09]', async () => {
  const [one, two, three] = [await newMember(), await newMember(), await newMember()];
  const batch = (names: string[]) =>
    post(one, `${MESSAGES}/batch`, {
      type: 'text',
      participant: one.blogUuid,
      message: 'To all of you',
      conversations: names.map((name) => ({ participants: [one.blogName, name] })),
    });
  const { status, body } = await batch([two.blogName, 'nobody-at-all', three.blogName, two.blogUuid]);
  expect(status).toBe(201);
  expect(
    body.response.conversations.map(
      (told: { participants: { name: string }[] }) => told.participants[1]?.name,
    ),
  ).toEqual([two.blogName, three.blogName]);
  expect(textsOf(await between(two, one))).toEqual(['To all of you']);
  expect((await batch(['nobody-at-all'])).body.response.conversations).toEqual([]);
  expect((await batch(Array(6).fill(two.blogName))).body.errors[0].code).toBe(5016);
});

it('a letter sent twice under one key is one letter', async () => {
  const [one, two] = [await newMember(), await newMember()];
  const request = {
    method: 'POST' as const,
    url: MESSAGES,
    headers: { 'idempotency-key': 'pending-letter-0001' },
    payload: {
      type: 'text',
      participant: one.blogUuid,
      participants: [one.blogName, two.blogName],
      message: 'Once',
    },
  };
  const answers = [await t.injectAs(one, request), await t.injectAs(one, request)];
  expect(answers[1]?.body.response).toEqual(answers[0]?.body.response);
  expect(textsOf(await between(two, one))).toEqual(['Once']);
});

it('a letter whose process died before it said so is one letter when it is sent again', async () => {
  const [one, two, three] = [await newMember(), await newMember(), await newMember()];
  const batch = {
    method: 'POST' as const,
    url: `${MESSAGES}/batch`,
    headers: { 'idempotency-key': 'pending-batch-00001' },
    payload: {
      type: 'text',
      participant: one.blogUuid,
      message: 'Once each',
      conversations: [two, three].map(({ blogName }) => ({ participants: [one.blogName, blogName] })),
    },
  };
  const first = await t.injectAs(one, batch);
  await t.db.query(
    "update idempotency_keys set answer = null, created_at = now() - interval '2 minutes' where user_id = $1",
    [one.userId],
  );
  const again = await t.injectAs(one, batch);
  expect(again.status).toBe(201);
  expect(again.body.response).toEqual(first.body.response);
  for (const reader of [two, three]) expect(textsOf(await between(reader, one))).toEqual(['Once each']);
  expect(await countsOf(two)).toEqual({ [two.blogUuid]: { [first.body.response.conversations[0].id]: 1 } });
  // Another request is another letter, also under the same key once that is free.
  await t.db.query('delete from idempotency_keys where user_id = $1', [one.userId]);
  await t.injectAs(one, { ...batch, payload: { ...batch.payload, message: 'And once more' } });
  expect(textsOf(await between(two, one))).toEqual(['And once more', 'Once each']);
});

it('letters stand in the order they were sent, also when the clock of the site was set back', async () => {
  const [one, two] = [await newMember(), await newMember()];
  await write(one, two, 'Before');
  // What was written while the clock was three hours ahead.
  const [ahead] = await t.db.query<{ id: string }>(
    `update messages set id = id + (3 * 3600000::bigint << 22), created_at = created_at + interval '3 hours'
      where blog_id = $1 returning id`,
    [one.blogId],
  );
  await t.db.query('update conversation_sides set newest_message_id = $2 where blog_id in ($1, $3)', [
    one.blogId,
    ahead?.id ?? null,
    two.blogId,
  ]);
  for (const words of ['After', 'And after']) await write(two, one, words);
  expect(textsOf(await between(one, two))).toEqual(['And after', 'After', 'Before']);
  const { body } = await between(one, two, { limit: '1' });
  const { cursor } = body.response.links.next.queryParams;
  expect(textsOf(await between(one, two, { cursor, limit: '1' }))).toEqual(['After']);
  const { body: listed } = await list(one);
  expect(listed.response.conversations[0].messages.data[0].content.text).toBe('And after');
});

it('a report keeps where the conversation stood', async () => {
  const [one, two] = [await newMember(), await newMember()];
  const { conversation, message } = (await write(one, two, 'Buy this')).body.response;
  const said = {
    type: 'spam',
    context: 'Not asked for',
    conversation_id: conversation.id,
    participant: two.blogUuid,
  };
  for (const _ of [1, 2]) expect((await post(two, '/v2/conversations/flag', said)).status).toBe(204);
  const rows = await t.db.query(
    'select kind, context, up_to_message_id from conversation_flags where blog_id = $1',
    [two.blogId],
  );
  expect(rows).toEqual([{ kind: 'spam', context: 'Not asked for', up_to_message_id: message.id }]);
});

it('letters that cross are all counted, in one order for both', async () => {
  const [one, two] = [await newMember(), await newMember()];
  await Promise.all([
    ...['a', 'b', 'c'].map((words) => write(one, two, words)),
    ...['d', 'e', 'f'].map((words) => write(two, one, words)),
  ]);
  const [seen, seenByOther] = [textsOf(await between(one, two)), textsOf(await between(two, one))];
  expect(seen).toHaveLength(6);
  expect(seenByOther).toEqual(seen);
  expect(
    await t.db.query(
      'select count(*)::int as count from conversations where $1 in (low_blog_id, high_blog_id)',
      [one.blogId],
    ),
  ).toEqual([{ count: 1 }]);
});

it.each([
  ['a range outside its text', { text: 'ab', formatting: [{ type: 'bold', start: 0, end: 3 }] }, 8001],
  [
    'a link that runs',
    { text: 'ab', formatting: [{ type: 'link', start: 0, end: 2, url: 'javascript:alert(1)' }] },
    8030,
  ],
])('a batch with %s reaches nobody', async (_, content, code) => {
  const [from, one, two] = [await newMember(), await newMember(), await newMember()];
  const { status, body } = await post(from, `${MESSAGES}/batch`, {
    type: 'text',
    participant: from.blogUuid,
    content: { type: 'text', ...content },
    conversations: [one, two].map(({ blogUuid }) => ({ participants: [from.blogUuid, blogUuid] })),
  });
  expect([status, body.errors[0].code]).toEqual([400, code]);
  expect([await countsOf(one), await countsOf(two)]).toEqual([await countsOf(from), await countsOf(from)]);
  expect((await list(from)).body.response.conversations).toEqual([]);
});
