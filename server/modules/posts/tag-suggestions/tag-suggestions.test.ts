import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs } from '#tests/support/posts.ts';

let t: TestApp;
let ivy: Member;
let otto: Member;

beforeAll(async () => {
  t = await buildTestApp();
  ivy = await t.member('ivy');
  otto = await t.member('otto');
  const tagged: [Member, string][] = [
    [ivy, 'Sea glass, beach'],
    [ivy, 'sea glass'],
    [ivy, 'seaweed'],
    [otto, 'sea birds, beach, wind'],
    [otto, 'sea birds'],
    [otto, 'sea birds'],
  ];
  for (const [member, tags] of tagged)
    await postAs(t, member, { content: [{ type: 'text', text: 'x' }], tags });
});
afterAll(() => t.close());

async function suggested(query: Record<string, string>) {
  const url = `/v2/blog/ivy/posts/tag_suggestions?${new URLSearchParams(query)}`;
  const { tags } = (await t.injectAs(ivy, url)).body.response as {
    tags: { name: string; source: string; count: number }[];
  };
  return tags.map(({ name, source, count }) => `${name} ${source} ${count}`);
}

it('suggestTags returns tags with the prefix, those of the blog first, then popular ones', async () => {
  expect(await suggested({ query: '#Sea' })).toEqual([
    'Sea glass own 2',
    'seaweed own 1',
    'sea birds popular 3',
  ]);
  expect(await suggested({ query: 'sea', limit: '1' })).toEqual(['Sea glass own 2']);
});

it('suggestTags omits the tags of the post', async () => {
  expect(await suggested({ query: 'sea', tags: 'SEA GLASS,seaweed' })).toEqual(['sea birds popular 3']);
});

it("suggestTags without a query returns tags used together with those of the post, then the blog's own", async () => {
  expect(await suggested({ tags: 'beach' })).toEqual([
    'sea birds related 1',
    'Sea glass related 1',
    'wind related 1',
    'seaweed own 1',
  ]);
});

it('suggestTags counts no tags used together on blogs that are not public', async () => {
  await t.db.query("update blogs set password_hash = 'x' where name = 'otto'");
  expect(await suggested({ tags: 'beach' })).not.toContain('wind related 1');
  await t.db.query("update blogs set password_hash = null where name = 'otto'");
});

it('suggestTags returns an empty list when no tag has the prefix', async () => {
  expect(await suggested({ query: 'zebra' })).toEqual([]);
});
