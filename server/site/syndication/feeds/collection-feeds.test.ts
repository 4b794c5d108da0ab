import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { newCollection } from '#tests/support/collections.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs } from '#tests/support/posts.ts';

const SITE = 'https://skein.test';
let t: TestApp;
let anna: Member;
let base: string;
let uuid: string;
beforeAll(async () => {
  t = await buildTestApp({ publicUrl: SITE });
  anna = await t.member('anna');
  const kept = await postAs(t, anna, 'Kept by hand');
  await postAs(t, anna, { content: [{ type: 'text', text: 'Found by the rule' }], tags: 'wool' });
  const lost = await postAs(t, anna, 'Private since');
  const rule = { clauses: [{ tags: ['wool'] }] };
  ({ id: uuid } = await newCollection(t, anna, { rule, post_ids: [lost.id, kept.id] }));
  await t.db.query("update posts set state = 'private' where id = $1", [lost.id]);
  base = `/anna/collections/${uuid}`;
});
afterAll(() => t.close());

const get = (url: string) => t.app.inject({ url });

test('the feeds of a collection list what a visitor may see, kept by hand or found, in every format', async () => {
  const titles = ['Found by the rule', 'Kept by hand'];
  const [rss, atom, json] = await Promise.all(
    ['rss', 'atom', 'feed.json'].map((file) => get(`${base}/${file}`)),
  );
  expect(parseRssFeed(rss?.body ?? '').items?.map(({ title }) => title)).toEqual(titles);
  expect(parseAtomFeed(atom?.body ?? '').entries?.map(({ title }) => title?.value ?? title)).toEqual(titles);
  const feed = parseJsonFeed(json?.body ?? '');
  expect(feed.items?.map(({ title }) => title)).toEqual(titles);
  expect([feed.title, feed.home_page_url, feed.description]).toEqual([
    'Quiet water',
    `${SITE}${base}`,
    'Kept by anna',
  ]);
});

test('the feed of a collection is not found below another name, and once it is private', async () => {
  await t.member('bela');
  expect((await get(`/bela/collections/${uuid}/rss`)).statusCode).toBe(404);
  const url = `/v2/collections/${uuid}`;
  await t.injectAs(anna, { method: 'PATCH', url, payload: { visibility: 'private' } });
  expect((await get(`${base}/rss`)).statusCode).toBe(404);
});
