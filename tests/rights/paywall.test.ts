import { afterAll, beforeAll, expect, test } from 'vitest';
import { handlers } from '#generated/handlers.ts';
import { type OperationId, operations } from '#generated/operations.ts';
import { indexPost } from '#server/search/repository.ts';
import { fixtures } from '#tests/fixtures/all-fixtures.ts';
import { addWriter, type Member } from '#tests/support/members.ts';
import { endSupport, supportBlog } from '#tests/support/supporters.ts';
import { type VisibilityScene, visibilityScene } from './visibility/scene.ts';

/** Occurs behind the paywall of each of Vera's posts, in text, picture, description and address, and nowhere else. */
const PROBE = 'quincunx';
/** Number of words behind it, which says in an answer that they are withheld. */
const WITHHELD = '"wordCount":7';
/** Occurs behind a paywall that an older version stored in a trail. */
const TRAIL_PROBE = 'zugzwang';

function paywall(probe: string, words: string) {
  return {
    type: 'nested-blocks',
    subtype: 'paywall',
    blocks: [
      { type: 'text', text: `${probe} ${words}` },
      {
        type: 'image',
        altText: `A ${probe}`,
        caption: probe,
        media: [{ url: `/media/world/${probe}_1280.webp`, type: 'webp', width: 1280, height: 853 }],
      },
      { type: 'link', url: `https://example.com/${probe}`, title: probe },
    ],
  };
}

let scene: VisibilityScene;
let writer: Member;
let urls: string[];

beforeAll(async () => {
  scene = await visibilityScene();
  const { t, vera } = scene;
  writer = await t.member('co-writer');
  await addWriter(t.db, 'vera', writer);
  const made = await Promise.all(
    Object.entries(fixtures).flatMap(([id, { visibility }]) => {
      const isReading = id in handlers && operations[id as OperationId].method === 'GET';
      if (!visibility || !isReading || 'roles' in operations[id as OperationId]) return [];
      return [typeof visibility === 'function' ? visibility(scene) : [...visibility]];
    }),
  );
  urls = [...made.flat(), `/v2/search/posts?query=${PROBE}`, `/v2/blog/vera/search/posts?query=${PROBE}`];
  await t.db.query('update posts set content = content || $2::jsonb where blog_id = $1', [
    vera.blogId,
    JSON.stringify([paywall(PROBE, 'and six words more than that')]),
  ]);
  await t.db.query('update trail_parts set content = content || $2::jsonb where blog_id = $1', [
    vera.blogId,
    JSON.stringify([paywall(TRAIL_PROBE, 'alone')]),
  ]);
  const posts = await t.db.query<{ id: string }>(
    "select id from posts where blog_id = $1 and state = 'published'",
    [vera.blogId],
  );
  for (const { id } of posts) await indexPost(t.db, vera.blogId, id);
});
afterAll(() => scene.t.close());

/** Returns the addresses whose answers contain a word, with what repeats the request left out. */
async function addressesWith(word: string, who?: Member): Promise<string[]> {
  const found: string[] = [];
  for (const url of urls) {
    const { body } = who ? await scene.t.injectAs(who, url) : await scene.t.inject(url);
    const said = JSON.stringify(body ?? '', (key, value) =>
      key === 'links' || key === 'query' ? undefined : value,
    );
    if (said.includes(word)) found.push(url);
  }
  return found;
}

test('no reading call answers what stands behind a paywall to somebody who does not support the blog', async () => {
  const { reader, recommendationReader, former, anna } = scene;
  for (const who of [undefined, reader, recommendationReader, former, anna])
    expect([who?.blogName ?? 'visitor', await addressesWith(PROBE, who)]).toEqual([
      who?.blogName ?? 'visitor',
      [],
    ]);
});

test('every reading call that withholds it answers it to supporters, whatever their membership leads to', async () => {
  const { t, reader, vera } = scene;
  const closed = await addressesWith(WITHHELD, reader);
  expect(closed.length).toBeGreaterThan(15);
  for (const status of ['active', 'pending-cancel', 'on-hold'] as const) {
    await supportBlog(t.db, reader, vera, status);
    try {
      expect([status, await addressesWith(PROBE, reader)]).toEqual([status, closed]);
    } finally {
      await endSupport(t.db, reader);
    }
  }
});

test('a membership that is not paid yet, has ended, or is of another blog opens nothing', async () => {
  const { t, reader, vera, anna } = scene;
  for (const [status, blog] of [
    ['pending', vera],
    ['cancelled', vera],
    ['expired', vera],
    ['active', anna],
  ] as const) {
    await supportBlog(t.db, reader, blog, status);
    expect([status, await addressesWith(PROBE, reader)]).toEqual([status, []]);
    await endSupport(t.db, reader);
  }
});

test('the author and who writes for the blog read it without a membership', async () => {
  expect((await addressesWith(PROBE, scene.vera)).length).toBeGreaterThan(15);
  expect((await addressesWith(PROBE, writer)).length).toBeGreaterThan(10);
});

test('a trail has what stands behind a paywall for nobody, not even for supporters', async () => {
  const { t, reader, vera } = scene;
  await supportBlog(t.db, reader, vera);
  try {
    for (const who of [undefined, reader, vera]) expect(await addressesWith(TRAIL_PROBE, who)).toEqual([]);
  } finally {
    await endSupport(t.db, reader);
  }
});
