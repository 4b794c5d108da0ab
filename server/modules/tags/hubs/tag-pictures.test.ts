import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json } from '#server/db/database.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { likeAs, postAs } from '#tests/support/posts.ts';

let app: TestApp;
let writer: Member;
let fan: Member;

beforeAll(async () => {
  app = await buildTestApp();
  [writer, fan] = await Promise.all([app.member('painter'), app.member('admirer')]);
});
afterAll(() => app.close());

/** Inserts a photo post with these tags, like one with an upload. */
async function paint(name: string, tags: string[], more: object = {}) {
  const post = await postAs(app, writer, { content: [{ type: 'text', text: name }], tags: tags.join(', ') });
  const media = [1280, 320].map((width) => ({ url: `/media/${name}_${width}.webp`, width, height: width }));
  const content = json([{ type: 'image', media, ...more }]);
  await app.db.query(`update posts set type = 'photo', content = $2::jsonb where id = $1`, [
    post.id,
    content,
  ]);
  await app.db.query(`update post_tags set type = 'photo' where post_id = $1`, [post.id]);
  return post;
}

async function headerOf(tag: string) {
  const { status, body } = await app.inject(`/v2/hubs/${tag}/header_info`);
  expect(status).toBe(200);
  return body.response.headerImage?.[0].url;
}

describe('getHubHeader headerImage', () => {
  it('getHubHeader takes the photo with the most notes in its largest size', async () => {
    const quiet = await paint('quiet', ['harbour']);
    await paint('newest', ['harbour']);
    await likeAs(app, fan, quiet);
    await likeAs(app, await app.member('second'), quiet);
    expect(await headerOf('harbour')).toBe('/media/quiet_1280.webp');
  });

  it('getHubHeader takes the still frame of an animated picture', async () => {
    const poster = { url: '/media/dance_still.webp', width: 480, height: 480 };
    await paint('dance', ['dancing'], { poster });
    expect(await headerOf('dancing')).toBe(poster.url);
  });

  it('getHubHeader takes no sensitive picture', async () => {
    const post = await paint('rough', ['storms']);
    expect(await headerOf('storms')).toBe('/media/rough_1280.webp');
    await app.db.query(`update posts set content_rating = 'sensitive' where id = $1`, [post.id]);
    expect(await headerOf('storms')).toBeUndefined();
  });

  it('getHubHeader returns no picture for a tag without photos', async () => {
    await postAs(app, writer, { content: [{ type: 'text', text: 'Only words' }], tags: 'words' });
    expect(await headerOf('words')).toBeUndefined();
  });

  it('listTrendingTags returns up to three pictures of a tag, the thumb first', async () => {
    for (const name of ['loaf', 'crust', 'crumb', 'oven']) await paint(name, ['baking']);
    const { body } = await app.inject('/v2/explore/trending/tags?limit=50');
    const baking = body.response.tags.find(({ name }: { name: string }) => name === 'baking');
    expect(baking.pictures).toHaveLength(3);
    expect(baking.pictures[0]).toEqual(baking.thumb);
    const urls = baking.pictures.map(([largest]: [{ url: string }]) => largest.url);
    expect(new Set(urls).size).toBe(3);
  });

  it('listTrendingTags shows no picture twice', async () => {
    await paint('shared', ['fog', 'morning']);
    await paint('spare', ['morning']);
    const { body } = await app.inject('/v2/explore/trending/tags?limit=50');
    const shown = body.response.tags.flatMap(({ pictures = [] }: { pictures?: Array<[{ url: string }]> }) =>
      pictures.map(([largest]) => largest.url),
    );
    expect(shown.length).toBeGreaterThan(2);
    expect(new Set(shown).size).toBe(shown.length);
  });
});
