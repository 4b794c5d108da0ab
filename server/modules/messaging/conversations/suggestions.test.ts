import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { followAs } from '#tests/support/posts.ts';

let t: TestApp;
let ada: Member;
let blocking: Member;
beforeAll(async () => {
  t = await buildTestApp();
  ada = await t.member('ada');
  const written = await t.member('wren');
  for (const name of ['woods', 'walnut', 'other']) await t.member(name);
  blocking = await t.member('wall');
  await followAs(t, ada, 'walnut');
  await t.injectAs(ada, {
    method: 'POST',
    url: '/v2/conversations/messages',
    payload: {
      type: 'text',
      message: 'Hi',
      participant: ada.blogUuid,
      participants: ['ada', written.blogName],
    },
  });
  await t.db.query(
    'insert into user_blocks (user_id, blocked_blog_id, blocked_user_id) values ($1, $2, $3)',
    [blocking.userId, ada.blogId, ada.userId],
  );
});
afterAll(() => t.close());

async function suggested(search: string): Promise<string[]> {
  const query = new URLSearchParams({ participant: ada.blogUuid, search });
  const { body } = await t.injectAs(ada, `/v2/conversations/participant_suggestions?${query}`);
  return body.response.suggestions.map(({ name }: { name: string }) => name);
}

it('suggestParticipants lists recent recipients first, then followed blogs, then other names with the prefix', async () => {
  expect(await suggested('')).toEqual(['wren', 'walnut']);
  expect(await suggested('W')).toEqual(['wren', 'walnut', 'woods']);
  expect(await suggested('wo')).toEqual(['woods']);
  expect(await suggested('ada')).toEqual([]);
  expect(await suggested('%')).toEqual([]);
});
