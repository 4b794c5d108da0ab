import { expect, it } from 'vitest';
import { MESSAGES, messagesScene, textsOf } from '#tests/support/messages-scene.ts';

const { scene, newMember, write, between, list, countsOf, post } = messagesScene();

it('sendMessage and sendMessageBatch reject a thousand recipients with 5016', async () => {
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

it('sendMessageBatch delivers to every valid recipient and reports the others [messaging-09]', async () => {
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

it('sendMessage with a repeated idempotency key sends one message', async () => {
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
  const answers = [await scene.app.injectAs(one, request), await scene.app.injectAs(one, request)];
  expect(answers[1]?.body.response).toEqual(answers[0]?.body.response);
  expect(textsOf(await between(two, one))).toEqual(['Once']);
});

it('sendMessageBatch repeated after an interrupted response sends each message once', async () => {
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
  const first = await scene.app.injectAs(one, batch);
  await scene.app.db.query(
    "update idempotency_keys set answer = null, created_at = now() - interval '2 minutes' where user_id = $1",
    [one.userId],
  );
  const again = await scene.app.injectAs(one, batch);
  expect(again.status).toBe(201);
  expect(again.body.response).toEqual(first.body.response);
  for (const reader of [two, three]) expect(textsOf(await between(reader, one))).toEqual(['Once each']);
  expect(await countsOf(two)).toEqual({ [two.blogUuid]: { [first.body.response.conversations[0].id]: 1 } });
  // A new request sends a new message, also with a reused key once that is free.
  await scene.app.db.query('delete from idempotency_keys where user_id = $1', [one.userId]);
  await scene.app.injectAs(one, { ...batch, payload: { ...batch.payload, message: 'And once more' } });
  expect(textsOf(await between(two, one))).toEqual(['And once more', 'Once each']);
});

it.each([
  ['a range outside its text', { text: 'ab', formatting: [{ type: 'bold', start: 0, end: 3 }] }, 8001],
  [
    'a script link',
    { text: 'ab', formatting: [{ type: 'link', start: 0, end: 2, url: 'javascript:alert(1)' }] },
    8030,
  ],
])('sendMessageBatch rejects %s and sends nothing', async (_, content, code) => {
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
