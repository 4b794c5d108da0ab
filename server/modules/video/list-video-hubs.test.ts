import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs } from '#tests/support/posts.ts';
import { makeHub, videoAs } from '#tests/support/video-hubs.ts';

let app: TestApp;
let reader: Member;
let maker: Member;
/** A tag that only this test's posts have. */
let tag: string;
let made = 0;

beforeAll(async () => {
  app = await buildTestApp();
  reader = await app.member('reader');
});
beforeEach(async () => {
  await app.db.query('delete from video_hubs');
  made += 1;
  maker = await app.member(`maker-${made}`);
  tag = `films ${made}`;
});
afterAll(() => app.close());

async function list(query = '') {
  const { status, body } = await app.injectAs(reader, `/v2/video_hubs${query}`);
  expect(status).toBe(200);
  return body.response.timeline;
}

async function block(by: Member) {
  const { status } = await app.injectAs(by, { method: 'PUT', url: '/v2/user/blocks/reader' });
  expect(status).toBe(200);
}

/** Returns the names of the listed channels, the featured one first. */
function hubsOf(timeline: { elements: { hub: { name: string } }[] }) {
  return timeline.elements.map(({ hub }) => hub);
}

describe('listVideoHubs', () => {
  it('listVideoHubs returns an empty list without hubs', async () => {
    expect(await list()).toEqual({ elements: [], links: {} });
  });

  it('listVideoHubs features the first hub with videos and lists the others after it', async () => {
    for (const name of ['empty', 'films', 'more']) await makeHub(app, name, [`${tag} ${name}`], maker);
    const older = await videoAs(app, maker, [`${tag} films`], 'older');
    const newer = await videoAs(app, maker, [`${tag} films`], 'newer');
    await videoAs(app, maker, [`${tag} more`]);
    const timeline = await list();
    expect(timeline.elements[0]).toMatchObject({ objectType: 'video_hub_featured', hub: { name: 'films' } });
    expect(timeline.elements[0].videos.map(({ postId }: { postId: string }) => postId)).toEqual([
      newer.id,
      older.id,
    ]);
    expect(hubsOf(timeline)).toMatchObject([
      { name: 'films', videoCount: 2, poster: [{ url: '/media/world/newer_640.webp' }] },
      { name: 'empty', videoCount: 0, isFollowed: false, curator: { name: maker.blogName } },
      { name: 'more', videoCount: 1 },
    ]);
  });

  it("listVideoHubs counts a video with two of a hub's tags once, and no text, reblogs or hidden blogs", async () => {
    await makeHub(app, 'films', [tag, `${tag} too`]);
    await videoAs(app, maker, [tag, `${tag} too`]);
    await postAs(app, maker, { content: [{ type: 'text', text: 'Words' }], tags: tag });
    const hidden = await app.member('hidden');
    await videoAs(app, hidden, [`${tag} too`], 'secret');
    await app.db.query('update blogs set is_private = true, is_hidden = true where id = $1', [hidden.blogId]);
    await app.db.query('update post_counts set position = null where root_blog_id = $1', [hidden.blogId]);
    const [hub] = hubsOf(await list()) as { name: string; videoCount?: number; poster?: object[] }[];
    expect(hub).toMatchObject({ videoCount: 1, poster: [{ url: '/media/world/still_640.webp' }] });
  });

  it('listVideoHubs takes no poster of a sensitive post, an adult blog or a blog that blocks the reader', async () => {
    await makeHub(app, 'films', [tag]);
    const plain = await app.member('plain');
    await videoAs(app, plain, [tag], 'plain');
    await videoAs(app, maker, [tag], null);
    const rough = await videoAs(app, maker, [tag], 'rough');
    await app.db.query(`update posts set content_rating = 'sensitive' where id = $1`, [rough.id]);
    const adult = await app.member(`adults`);
    await videoAs(app, adult, [tag], 'adult');
    await app.db.query('update blogs set is_adult = true where id = $1', [adult.blogId]);
    const blocker = await app.member('blocker');
    await videoAs(app, blocker, [tag], 'blocker');
    await block(blocker);
    expect(hubsOf(await list())).toMatchObject([{ poster: [{ url: '/media/world/plain_640.webp' }] }]);
  });

  it('listVideoHubs omits a curator who blocks the reader', async () => {
    await makeHub(app, 'films', [tag], maker);
    await block(maker);
    expect(hubsOf(await list())[0]).not.toHaveProperty('curator');
  });

  it.each([1, 2, 3, 4, 50])('listVideoHubs pages through every hub once, %i per page', async (limit) => {
    for (const name of ['a', 'b', 'c']) await makeHub(app, name, [`${tag} ${name}`]);
    await videoAs(app, maker, [`${tag} b`]);
    const seen: string[] = [];
    let next: string | undefined = `?limit=${limit}`;
    while (next) {
      const timeline = await list(next);
      expect(timeline.elements.length).toBeLessThanOrEqual(limit);
      seen.push(...hubsOf(timeline).map(({ name }) => name));
      next = timeline.links.next?.href.replace('/v2/video_hubs', '');
    }
    expect(seen).toEqual(['b', 'a', 'c']);
  });

  it.each([
    ['a foreign cursor (5039)', '/v2/video_hubs?cursor=abc', 5039, 400],
    ['a limit over fifty (5016)', '/v2/video_hubs?limit=51', 5016, 400],
    ['a limit of 0 (5016)', '/v2/video_hubs?limit=0', 5016, 400],
  ])('listVideoHubs rejects %s', async (_, url, code, status) => {
    const answer = await app.injectAs(reader, url);
    expect([answer.status, answer.body.errors[0].code]).toEqual([status, code]);
  });

  it('listVideoHubs rejects a visitor with 1034', async () => {
    const { status, body } = await app.inject('/v2/video_hubs');
    expect([status, body.errors[0].code]).toEqual([401, 1034]);
  });
});
