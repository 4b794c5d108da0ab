import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs, reblogAs } from '#tests/support/posts.ts';

function picture(name: string) {
  return {
    type: 'image' as const,
    altText: `A ${name}`,
    media: [
      { url: `/media/world/${name}_640.webp`, type: 'webp' as const, width: 640, height: 480 },
      { url: `/media/world/${name}_1280.webp`, type: 'webp' as const, width: 1280, height: 960 },
    ],
  };
}

let t: TestApp;
let anna: Member;
beforeAll(async () => {
  t = await buildTestApp();
  anna = await t.member('anna');
});
afterAll(() => t.close());

it('getImageInfo returns a picture with its sizes to readers of its post only', async () => {
  const post = await postAs(t, anna, 'Two pictures');
  await t.db.query("update posts set content = $2::jsonb, type = 'photo' where id = $1", [
    post.id,
    JSON.stringify([picture('fern'), picture('moss')]),
  ]);
  const info = (query: string) => t.inject(`/v2/image/info?post_id=${post.id}${query}`);
  expect((await info('')).body.response.image).toMatchObject({
    type: 'webp',
    altText: 'A fern',
    postId: post.id,
    blog: { name: 'anna' },
    sizes: [{ width: 1280 }, { width: 640 }],
  });
  expect((await info('&url=/media/world/moss_640.webp')).body.response.image.altText).toBe('A moss');
  expect((await info('&url=/media/world/elsewhere.webp')).status).toBe(404);
  expect((await t.inject('/v2/image/info')).status).toBe(400);
  const bela = await t.member('bela');
  const passed = await reblogAs(t, bela, post, 'Look');
  expect((await t.inject(`/v2/image/info?post_id=${passed.id}`)).body.response.image.altText).toBe('A fern');
  await t.db.query("update blogs set is_hidden = true where name = 'anna'");
  expect((await info('')).body.errors[0].code).toBe(4012);
});
