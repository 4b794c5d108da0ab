import { expect, it } from 'vitest';
import type { AnyBody, Reply } from '#tests/support/app.ts';
import { messagesScene, textsOf } from '#tests/support/messages-scene.ts';

const { scene, newMember, write, between, list } = messagesScene();

it('getConversation pages from the newest message to the oldest, and rejects a foreign cursor with 5039', async () => {
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

it('listConversations pages by last message, newest first, each with that message', async () => {
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

it('getConversation pages through ten thousand messages to the first while others arrive', async () => {
  const [one, two] = [await newMember(), await newMember()];
  const { id } = (await write(one, two, 'The first')).body.response.conversation;
  await scene.app.db.query(
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
    // New messages appear above the pages being read and shift none of them.
    if (page % 20 === 0) await write(two, one, `Late ${page}`);
  }
  expect(seen).toEqual([
    ...Array.from({ length: 10_000 }, (_, index) => String(10_000 - index)),
    'The first',
  ]);
  const [newest] = textsOf(await between(one, two, { limit: '1' }));
  expect(newest).toBe('Late 200');
}, 120_000);

it("getConversation keeps the order of sending although the server's clock was set back", async () => {
  const [one, two] = [await newMember(), await newMember()];
  await write(one, two, 'Before');
  // A message that was written while the clock was three hours ahead.
  const [ahead] = await scene.app.db.query<{ id: string }>(
    `update messages set id = id + (3 * 3600000::bigint << 22), created_at = created_at + interval '3 hours'
      where blog_id = $1 returning id`,
    [one.blogId],
  );
  await scene.app.db.query('update conversation_sides set newest_message_id = $2 where blog_id in ($1, $3)', [
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

it('sendMessage of both sides at once counts all messages and gives both the same order', async () => {
  const [one, two] = [await newMember(), await newMember()];
  await Promise.all([
    ...['a', 'b', 'c'].map((words) => write(one, two, words)),
    ...['d', 'e', 'f'].map((words) => write(two, one, words)),
  ]);
  const [seen, seenByOther] = [textsOf(await between(one, two)), textsOf(await between(two, one))];
  expect(seen).toHaveLength(6);
  expect(seenByOther).toEqual(seen);
  expect(
    await scene.app.db.query(
      'select count(*)::int as count from conversations where $1 in (low_blog_id, high_blog_id)',
      [one.blogId],
    ),
  ).toEqual([{ count: 1 }]);
});
