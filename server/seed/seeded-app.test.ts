import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#openapi/world/cast.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { seedDemoWorld } from './seed-demo-world.ts';
import { worldFiles } from './world-files.ts';

let test: TestApp;
let cookie: string;
const files = (dataDir: string) => worldFiles(join(dataDir, 'media', 'world'));

beforeAll(async () => {
  const db = await freshDatabase();
  await seedDemoWorld(db, new Date());
  test = await buildTestApp({ db });
  const reply = await test.inject({
    method: 'POST',
    url: '/v2/oauth2/token',
    payload: { grant_type: 'password', username: 'marlow@example.com', password: demoPassword },
  });
  expect(reply.status).toBe(200);
  cookie = [reply.headers['set-cookie']]
    .flat()
    .map((line) => line?.split(';')[0])
    .join('; ');
});
afterAll(async () => {
  await test.close();
  await test.db.close();
});

/** Makes a call as Marlow. The test app checks every response against the contract. */
const asMarlow = (url: string) => test.inject({ url, headers: { cookie } });

interface Seen {
  id: string;
  slug: string;
  noteCount: number;
  trail: { brokenBlogName?: string; blog?: { name: string }; post?: unknown }[];
}

interface Told {
  participants: { name: string }[];
  unreadMessagesCount: number;
  messages: { data: { type: string }[] };
  isPossibleSpam: boolean;
}

/** Returns every post of a timeline, or of a list of posts, over all its pages. */
async function walk(first: string): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (let url: string | undefined = first; url; ) {
    const { status, body } = await asMarlow(url);
    expect(status, url).toBe(200);
    const { timeline, posts, links } = body.response;
    seen.push(...(timeline?.elements ?? posts));
    const next: Record<string, string> | undefined = (timeline?.links ?? links).next?.queryParams;
    url = next && `${first.split('?')[0]}?${new URLSearchParams(next)}`;
  }
  return seen;
}

describe('a server with the demo world', () => {
  it('the demo dashboard of Marlow lists followed blogs page by page, each post once', async () => {
    const posts = await walk('/v2/timeline/dashboard?limit=20');
    expect(posts.length).toBeGreaterThan(100);
    expect(new Set(posts.map((post) => post.id)).size).toBe(posts.length);
  });

  it('a demo blog has its theme, posts and notes', async () => {
    const info = await asMarlow('/v2/blog/odile/info');
    expect(info.body.response.blog).toMatchObject({
      name: 'odile',
      followed: true,
      title: 'Odile bakes (again)',
    });
    const burnt = (await walk('/v2/blog/odile/posts?limit=20')).find((post) =>
      post.slug.startsWith('a-completely-blackened'),
    );
    if (!burnt) throw new Error('the burnt loaf is gone');
    expect(burnt.noteCount).toBeGreaterThan(30);
    const notes = await asMarlow(`/v2/blog/odile/notes?id=${burnt.id}`);
    expect(notes.status).toBe(200);
  });

  it('the demo messages, read and unread, are visible to their two members only', async () => {
    const { uuid } = (await asMarlow('/v2/blog/marlow/info')).body.response.blog;
    const list = (await asMarlow(`/v2/conversations?participant=${uuid}`)).body.response;
    const said = list.conversations.map((one: Told) => [
      one.participants[1]?.name,
      one.unreadMessagesCount,
      one.messages.data[0]?.type,
      one.isPossibleSpam,
    ]);
    expect(said).toEqual([
      ['odile', 2, 'text', false],
      ['tamsin', 1, 'text', false],
      ['small-hours-press', 0, 'sticker', false],
      ['hibr-wa-waraq', 0, 'text', false],
      ['hut-2304', 0, 'text', false],
      ['yard-sale-orchestra', 1, 'text', true],
    ]);
    const [withOdile] = list.conversations;
    const letters = await asMarlow(
      `/v2/conversations/messages?participant=${uuid}&conversation_id=${withOdile.id}`,
    );
    expect(letters.body.response.conversation.messages.data.map((one: { type: string }) => one.type)).toEqual(
      ['text', 'text', 'text', 'sticker', 'image', 'text', 'post', 'text', 'text'],
    );
  });

  it('the demo world has trending tags and blogs for visitors', async () => {
    const { status, body } = await test.inject('/v2/explore/trending?limit=10');
    expect(status).toBe(200);
    expect(body.response.timeline.elements).toHaveLength(10);
  });

  it('the demo world marks the part of a trail whose blog is deleted', async () => {
    const posts = await walk('/v2/blog/the-map-drawer/posts?limit=20');
    const broken = posts.find((post) => post.trail[0]?.brokenBlogName === 'lost-postcards')?.trail ?? [];
    expect(broken).toHaveLength(3);
    expect(broken[0]).not.toHaveProperty('post');
    expect(broken[1]?.blog?.name).toBe('small-hours-press');
  });
});

describe('pictures of the demo world', () => {
  it('a demo picture is drawn on its first request, cacheable, and supports ranges', async () => {
    const app = await buildTestApp({ db: test.db, worldFiles: files(test.dataDir) });
    try {
      const picture = await app.app.inject('/media/world/avatar-odile_64.webp');
      expect(picture.statusCode).toBe(200);
      expect(picture.headers['content-type']).toBe('image/webp');
      expect(picture.headers['cache-control']).toContain('immutable');
      const sound = await app.app.inject({
        url: '/media/world/bitbarrow-shop.wav',
        headers: { range: 'bytes=0-3' },
      });
      expect(sound.statusCode).toBe(206);
      expect(sound.body).toBe('RIFF');
      for (const url of [
        '/media/world/nobody_640.webp',
        '/media/world/avatar-odile_65.webp',
        '/media/world/..%2f..%2fsession-secret',
      ]) {
        expect((await app.app.inject(url)).statusCode, url).toBe(404);
      }
    } finally {
      await app.close();
    }
  });
});

it('shows Marlow the moderation of Fog watchers: queue, decisions, bans, notes, rules, log', async () => {
  const read = async (path: string) => {
    const { status, body } = await asMarlow(`/v2/communities/fog-watchers/${path}`);
    expect(status, path).toBe(200);
    return body.response;
  };
  const { items, counts } = await read('moderation/queue');
  expect(counts).toMatchObject({ all: 5, appeals: 1 });
  const kinds = items.map(({ kind, source }: Record<string, string>) => `${kind} ${source}`);
  expect(kinds.sort()).toEqual([
    ...['comment report', 'post appeal', 'post automatic_rule', 'post automatic_rule', 'post report'],
  ]);
  expect(items.every(({ blog }: { blog?: object }) => blog !== undefined)).toBe(true);
  expect((await read('moderation/decisions')).decisions.length).toBeGreaterThan(7);
  expect((await read('bans')).bans).toHaveLength(2);
  expect(await read('moderation/members/eleven-geese')).toMatchObject({
    notes: [{ text: 'Funny on Fridays, sour on Mondays. Try talking first.' }],
  });
  expect((await read('moderation/members/eleven-geese/history')).entries.length).toBeGreaterThan(3);
  expect((await read('moderation/automatic_rules')).rules).toHaveLength(5);
  expect((await read('moderation/templates')).templates).toHaveLength(3);
  expect((await read('moderation/activity')).entries).toHaveLength(17);
});
