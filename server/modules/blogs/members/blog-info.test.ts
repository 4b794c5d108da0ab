import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { addWriter } from '#tests/support/members.ts';
import { postAs, text } from '#tests/support/posts.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

it('getBlogInfo tells the drafts and the queue of a blog to its writers only', async () => {
  const [owner, writer, stranger] = [
    await t.member('owner'),
    await t.member('writer'),
    await t.member('stranger'),
  ];
  await addWriter(t.db, 'owner', writer);
  for (const state of ['draft', 'draft', 'queue'] as const)
    await postAs(t, owner, { content: text('Waiting'), state });
  await postAs(t, writer, { content: text('On another blog'), state: 'draft' });
  for (const member of [owner, writer]) {
    const { blog } = (await t.injectAs(member, '/v2/blog/owner/info')).body.response;
    expect(blog).toMatchObject({ drafts: 2, queue: 1, followers: 0 });
  }
  const { blog } = (await t.injectAs(stranger, '/v2/blog/owner/info')).body.response;
  expect(['drafts', 'queue', 'followers'].filter((name) => name in blog)).toEqual([]);
});
