import { expect, it } from 'vitest';
import type { Member } from '#tests/support/members.ts';
import { MESSAGES, messagesScene, textsOf } from '#tests/support/messages-scene.ts';
import { postAs } from '#tests/support/posts.ts';

const { scene, newMember, write, read, between, list, countsOf, post } = messagesScene();

it('sendMessage delivers a message that is unread until markConversationRead [audience-07]', async () => {
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

  // A reply accepts the message request.
  await write(two, one, 'Back');
  const mutual = (await between(two, one)).body.response.conversation;
  expect(mutual).toMatchObject({ isPossibleSpam: false, isBlurredImages: false });
  expect((await between(one, two)).body.response.conversation).toMatchObject({ unreadMessagesCount: 1 });
});

it("getConversation tells the other's last activity only while both allow it", async () => {
  const [one, two] = [await newMember(), await newMember()];
  const want = (member: Member, privacy: object) =>
    scene.app.injectAs(member, { method: 'POST', url: '/v2/user/settings', payload: { privacy } });
  const seen = async () => {
    const { participants } = (await between(one, two)).body.response.conversation;
    return participants.map((blog: { secondsSinceLastActivity: number }) => blog.secondsSinceLastActivity);
  };
  for (const table of ['access_tokens', 'sessions'])
    await scene.app.db.query(
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

it('deleteConversation removes it for one side only, and a new message starts a new one', async () => {
  const [one, two] = [await newMember(), await newMember()];
  const { id } = (await write(one, two, 'Old')).body.response.conversation;
  const url = `${MESSAGES}?${new URLSearchParams({ participant: two.blogUuid, conversation_id: id })}`;
  expect((await scene.app.injectAs(two, { method: 'DELETE', url })).status).toBe(204);
  expect((await list(two)).body.response.conversations).toEqual([]);
  expect(await countsOf(two)).toEqual({});
  expect(textsOf(await between(one, two))).toEqual(['Old']);
  await write(one, two, 'New');
  expect(textsOf(await between(two, one))).toEqual(['New']);
  expect(textsOf(await between(one, two))).toEqual(['New', 'Old']);
});

it('sendMessage delivers posts, stickers and formatted text, and answers 4004 to a draft', async () => {
  const shared = await postAs(scene.app, scene.ben, 'Look at this');
  const draft = await postAs(scene.app, scene.ben, {
    content: [{ type: 'text', text: 'Not yet' }],
    state: 'draft',
  });
  const sharing = ({ id, type, blog }: typeof shared) => ({
    type: 'post',
    post: { id, type, blog_uuid: blog.uuid },
  });
  const sent = await write(scene.ben, scene.ada, { ...sharing(shared), message: 'Here' });
  expect(sent.body.response.message).toMatchObject({
    type: 'post',
    content: { text: 'Here' },
    post: { id: shared.id },
  });
  expect((await write(scene.ben, scene.ada, sharing(draft))).body.errors[0].code).toBe(4004);

  const [sticker] = (await scene.app.injectAs(scene.ada, '/v2/conversations/stickers')).body.response
    .stickers;
  const stuck = await write(scene.ada, scene.ben, { type: 'sticker', stickerId: sticker.id });
  expect(stuck.body.response.message).toMatchObject({ type: 'sticker', title: sticker.title });

  const content = { type: 'text', text: 'A bold word', formatting: [{ type: 'bold', start: 2, end: 6 }] };
  expect((await write(scene.ada, scene.ben, { content })).body.response.message.content).toEqual(content);

  await scene.app.injectAs(scene.ben, { method: 'DELETE', url: `/v2/blog/ben/posts/${shared.id}` });
  const [gone] = (await between(scene.ada, scene.ben)).body.response.conversation.messages.data.slice(-1);
  expect(gone).toMatchObject({ type: 'post', content: { text: 'Here' } });
  expect(gone).not.toHaveProperty('post');
});

it.each([
  ['an empty message', { message: '' }, 'message', 5016],
  ['a blank message', { message: ' \n ' }, 'message', 5016],
  ['a message over 4,096 characters', { message: 'x'.repeat(4097) }, 'message', 5016],
  ['an unknown sticker', { type: 'sticker', stickerId: 'none' }, 'stickerId', 5016],
  [
    'a range outside its text',
    { content: { type: 'text', text: 'ab', formatting: [{ type: 'bold', start: 0, end: 3 }] } },
    'content',
    8001,
  ],
  ['a message without recipients', { participants: undefined, message: 'Hello' }, 'conversation_id', 5016],
  ['an unknown conversation', { participants: undefined, conversation_id: '12' }, 'conversation_id', 4004],
  ['an unknown blog', { participants: ['ada', 'nobody-at-all'] }, 'participants', 4004],
  ['blogs that are not the sender\u2019s', { participants: ['ben', 'bystander'] }, 'participants', 4003],
])('sendMessage rejects %s', async (_, more, field, code) => {
  const { body } = await write(scene.ada, scene.ben, more);
  expect(body.errors[0]).toMatchObject({ code, field });
});

it('sendMessage accepts 4,096 characters and rejects a message to oneself with 5016', async () => {
  expect((await write(scene.ada, scene.ben, 'x'.repeat(4096))).status).toBe(201);
  const alone = await write(scene.ada, scene.ben, {
    participants: [scene.ada.blogUuid, 'ada'],
    message: 'Me',
  });
  expect(alone.body.errors[0]).toMatchObject({ code: 5016, field: 'participants' });
});

it('flagConversation stores the position of the conversation at the time of the report', async () => {
  const [one, two] = [await newMember(), await newMember()];
  const { conversation, message } = (await write(one, two, 'Buy this')).body.response;
  const said = {
    type: 'spam',
    context: 'Not asked for',
    conversation_id: conversation.id,
    participant: two.blogUuid,
  };
  for (const _ of [1, 2]) expect((await post(two, '/v2/conversations/flag', said)).status).toBe(204);
  const rows = await scene.app.db.query(
    'select kind, context, up_to_message_id from conversation_flags where blog_id = $1',
    [two.blogId],
  );
  expect(rows).toEqual([{ kind: 'spam', context: 'Not asked for', up_to_message_id: message.id }]);
});

it('sendMessage takes no words as empty ones [messaging-06]', async () => {
  const { id, type, blog } = await postAs(scene.app, scene.ben, 'Look at that');
  const sent = await write(scene.ben, scene.ada, { type: 'post', post: { id, type, blog_uuid: blog.uuid } });
  expect(sent.body.response.message).toMatchObject({ type: 'post', content: { text: '' }, post: { id } });
});
