import { expect, it } from 'vitest';
import { limits } from '#generated/limits.ts';
import { MESSAGES, messagesScene } from '#tests/support/messages-scene.ts';
import { followAs } from '#tests/support/posts.ts';

const { scene, newMember, write, read, list, post } = messagesScene();

it.each(['suspended', 'deactivated'])('sendMessage to a blog that is %s answers 4004', async (state) => {
  const [one, two] = [await newMember(), await newMember()];
  await write(one, two);
  await scene.app.db.query('update blogs set state = $2 where id = $1', [two.blogId, state]);
  const { body } = await write(one, two, 'Are you there?');
  expect(body.errors[0]).toMatchObject({ code: 4004, field: 'participants' });
  const kept = await scene.app.db.query('select 1 from messages where blog_id = $1', [one.blogId]);
  expect(kept).toHaveLength(1);
});

it('sendMessage to a deleted blog answers 4004', async () => {
  const [one, two] = [await newMember(), await newMember()];
  await write(one, two);
  await scene.app.db.query('delete from blogs where id = $1', [two.blogId]);
  expect((await write(one, two, 'Are you there?')).body.errors[0]).toMatchObject({
    code: 4004,
    field: 'participants',
  });
  expect((await list(one)).body.response.conversations).toEqual([]);
});

it('getConversation, sendMessage and flagConversation reject a blog outside the conversation with 4003', async () => {
  const { id } = (await write(scene.ada, scene.ben)).body.response.conversation;
  const stranger = await newMember();
  const named = { participant: stranger.blogUuid, conversation_id: id };
  const answers = [
    await read(stranger, { conversation_id: id }),
    await read(stranger, { participant: scene.ada.blogUuid, conversation_id: id }),
    await write(stranger, scene.ada, { participants: undefined, conversation_id: id }),
    await post(stranger, '/v2/conversations/mark_as_read', named),
    await post(stranger, '/v2/conversations/flag', { type: 'spam', ...named }),
    await scene.app.injectAs(stranger, {
      method: 'DELETE',
      url: `${MESSAGES}?${new URLSearchParams(named)}`,
    }),
  ];
  expect(answers.map(({ body }) => body.errors[0].code)).toEqual(Array(6).fill(4003));
});

it.each([
  [
    'the recipient blocks the sender',
    'insert into user_blocks (user_id, blocked_blog_id, blocked_user_id) values ($1, $4, $3)',
  ],
  [
    'the sender blocks the recipient',
    'insert into user_blocks (user_id, blocked_blog_id, blocked_user_id) values ($3, $2, $1)',
  ],
  ['the blog accepts no messages', `update blogs set settings = '{"messages": "noone"}' where id = $2`],
  [
    'the blog accepts messages of followed blogs only',
    `update blogs set settings = '{"messages": "following"}' where id = $2`,
  ],
  [
    'the owner accepts no messages',
    `update users set settings = '{"privacy": {"messagesFrom": "noone"}}' where id = $1`,
  ],
  [
    'the owner accepts messages of followed blogs only',
    `update users set settings = '{"privacy": {"messagesFrom": "following"}}' where id = $1`,
  ],
])('sendMessage answers 13001 when %s', async (_, sql) => {
  const [one, two] = [await newMember(), await newMember()];
  await write(two, one);
  expect((await write(one, two)).status).toBe(201);
  const ids = [two.userId, two.blogId, one.userId, one.blogId];
  const typed = sql.replaceAll(/\$(\d)/g, (_whole, place) => String(BigInt(ids[Number(place) - 1] ?? 0)));
  await scene.app.db.query(typed);
  expect((await write(one, two)).body.errors[0].code).toBe(13001);
  const { conversations } = (await list(one)).body.response;
  expect(conversations.map((told: { canSend: boolean }) => told.canSend)).toEqual([false]);
});

it('sendMessage to a blog that accepts messages of followed blogs answers 13001 unless it follows the sender', async () => {
  const [one, two] = [await newMember(), await newMember()];
  await scene.app.db.query(`update blogs set settings = '{"messages": "following"}' where id = $1`, [
    two.blogId,
  ]);
  expect((await write(one, two)).body.errors[0].code).toBe(13001);
  await followAs(scene.app, two, one.blogName);
  expect((await write(one, two)).status).toBe(201);
});

it('sendMessage answers 4029 beyond the hourly limit of messages to blogs that never replied', async () => {
  const [one, two, friend] = [await newMember(), await newMember(), await newMember()];
  await write(friend, one);
  await scene.app.db.query(
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
