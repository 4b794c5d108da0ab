import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { followAs, postAs } from '#tests/support/posts.ts';
import { StartFault } from '../core/start-fault.ts';
import { tasks } from './tasks.ts';

let t: TestApp;
let ivy: Member;
let fan: Member;
let bystander: Member;
let folder: string;
let file: string;

beforeAll(async () => {
  t = await buildTestApp();
  [ivy, fan, bystander] = [await t.member('ivy'), await t.member('fan'), await t.member('bystander')];
  folder = await mkdtemp(join(tmpdir(), 'skein-import-'));
  file = join(folder, 'posts.json');
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await t.close();
});

async function said(...args: string[]): Promise<string[]> {
  const lines: string[] = [];
  const say = (line: string) => lines.push(line);
  await tasks['import-posts']?.({ db: t.db, dataDir: t.dataDir, secret: 's', say }, args);
  return lines;
}

async function postsOf(member: Member, as: Member) {
  const { body } = await t.injectAs(as, `/v2/blog/${member.blogName}/posts`);
  return body.response.posts;
}

it('the task import-posts writes posts at their times with their pictures, without notifications', async () => {
  await mkdir(join(folder, 'media'));
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } });
  await writeFile(join(folder, 'media', 'hill.png'), await picture.png().toBuffer());
  await followAs(t, fan, ivy.blogName);
  await t.injectAs(fan, { method: 'POST', url: `/v2/blog/${ivy.blogName}/subscription`, payload: {} });
  await postAs(t, bystander, 'Here before');
  await followAs(t, fan, bystander.blogName);

  const image = (url: string) => ({ type: 'image', media: [{ url, width: 40 }], alt_text: 'A hill' });
  const posts = [
    { id: 3, timestamp: 1_500_000_003, tags: ['late'], body: '<p>third</p>' },
    {
      id: 1,
      timestamp: 1_500_000_001,
      slug: 'first',
      content: [image('https://x.example/hill.png'), image('http://127.0.0.1/gone.png')],
      layout: [{ type: 'rows', display: [{ blocks: [0, 1] }] }],
      tags: ['wool'],
    },
    { id: 2, timestamp: 1_500_000_002, state: 'private', content: [{ type: 'text', text: 'second' }] },
    { id: 4, timestamp: 1_500_000_004, content: [] },
    { id: 5, timestamp: 1_500_000_005, content: [{ type: 'text', text: 'x', formatting: 3 }] },
  ];
  await writeFile(file, JSON.stringify({ response: { posts } }));

  expect(await said(ivy.blogName, file)).toEqual([
    'There are 4 posts of ivy in it.',
    '4 posts arrived in ivy; 0 were there already; 1 stayed behind.',
    '- 4: it has no words or pictures of its own.',
  ]);
  const own = await postsOf(ivy, ivy);
  expect(own.map(({ timestamp }: { timestamp: number }) => timestamp)).toEqual([
    1_500_000_005, 1_500_000_003, 1_500_000_001,
  ]);
  const [first] = own.slice(-1);
  expect(first.content.map(({ type }: { type: string }) => type)).toEqual(['image', 'link']);
  expect(first.content[0]).toMatchObject({ altText: 'A hill' });
  expect(first).toMatchObject({ slug: 'first', tags: ['wool'] });
  const hidden = await t.db.query("select summary from posts where state = 'private'");
  expect(hidden).toEqual([{ summary: 'second' }]);
  expect(await postsOf(ivy, fan)).toHaveLength(3);

  const dashboard = await t.injectAs(fan, '/v2/timeline/dashboard');
  expect(dashboard.body.response.timeline.elements[0].blogName).toBe(bystander.blogName);
  const told = await t.injectAs(fan, `/v2/blog/${fan.blogName}/notifications`);
  expect(told.body.response.notifications).toEqual([]);

  expect((await said(ivy.blogName, file))[1]).toBe(
    '0 posts arrived in ivy; 4 were there already; 1 stayed behind.',
  );
  expect(await postsOf(ivy, ivy)).toHaveLength(3);
  expect(await postsOf(bystander, fan)).toHaveLength(1);
});

it('the task import-posts explains what is wrong', async () => {
  await writeFile(file, '{"posts": "none"}');
  await expect(said('ivy', file)).rejects.toThrow(/posts\.json holds no posts: There is no list of posts/);
  await expect(said('ivy', join(folder, 'missing.json'))).rejects.toThrow(StartFault);
  await expect(said('nobody-here', file)).rejects.toThrow('There is no blog called nobody-here.');
  await expect(said('ivy')).rejects.toThrow('Usage: npm run admin -- import-posts <blog> <file.json>');
});
