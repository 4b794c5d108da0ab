import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { StartFault } from '#server/core/start-fault.ts';
import { diskMediaStore, type MediaStore } from '#server/media/media-store.ts';
import { partFile } from '#server/member-data/parts.ts';
import { tasks } from '#server/tasks/tasks.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { addWriter, type Member } from '#tests/support/members.ts';
import { followAs, likeAs, postAs, reblogAs, replyAs } from '#tests/support/posts.ts';
import { importMember } from './import-member.ts';
import { rowsIn } from './lines.ts';
import { openArchive } from './opened-archive.ts';

const now = Date.UTC(2026, 10, 20);
const trickyText = 'Cast on\u2028forty\u2029stitches\r\n"and" \\ back 🧶 <b>&</b>';
let here: TestApp;
let ivy: Member;
let otto: Member;
let folder: string;
let path: string;

async function sent(app: TestApp, as: Member, method: 'POST' | 'PUT', url: string, payload: object) {
  const { status, body } = await app.injectAs(as, { method, url, payload });
  expect([url, status < 300, body?.errors]).toEqual([url, true, undefined]);
  return body?.response;
}

/** Stops an app from writing security logs: they belong to one site, so archives of two sites differ in them. */
async function withoutSecurityLogs(app: TestApp): Promise<TestApp> {
  for (const sql of [
    'create function skip_event() returns trigger language plpgsql as $$ begin return null; end $$',
    'create trigger skip_event before insert on security_events for each row execute function skip_event()',
  ])
    await app.db.query(sql);
  return app;
}

/** Packs a member into a file. */
async function packed(app: TestApp, member: Member, name: string): Promise<string> {
  await sent(app, member, 'POST', '/v2/privacy/download', {});
  await app.app.services.jobs.settled();
  const { body } = await app.injectAs(member, '/v2/privacy/download');
  const { url, status } = body.response.downloads[0];
  expect(status).toBe('ready');
  const file = await app.app.inject({ url, headers: { cookie: `sid=${member.sid}` } });
  const target = join(folder, name);
  await writeFile(target, file.rawPayload);
  return target;
}

async function rowsOf(table: string, archive = path): Promise<Record<string, unknown>[]> {
  const opened = await openArchive(archive);
  const source = await opened.read(partFile(table));
  const rows: Record<string, unknown>[] = [];
  if (source) for await (const row of rowsIn(source)) rows.push(JSON.parse(row));
  opened.close();
  return rows;
}

async function picture(app: TestApp, member: Member) {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  return app.app.services.media.addImage(member.userId, bytes);
}

async function aLife() {
  const { mediaKey, media } = await picture(here, ivy);
  const own = await postAs(here, ivy, {
    content: [{ type: 'text', text: trickyText }],
    tags: 'Wool, slow days',
  });
  await postAs(here, ivy, { content: [{ type: 'image', media }], state: 'draft' });
  const poll = {
    type: 'poll' as const,
    clientId: 'ivys-poll',
    question: 'Which?',
    answers: ['a', 'b'].map((one) => ({ clientId: one, answerText: one })),
    settings: { multipleChoice: false, closeStatus: 'open' as const, expireAfter: 86_400 },
  };
  await postAs(here, ivy, { content: [poll] });
  const ottos = await postAs(here, otto, { content: [{ ...poll, clientId: 'ottos-poll' }] });
  const words = await postAs(here, otto, 'Words of otto');
  await reblogAs(here, ivy, words, 'and mine');
  await sent(here, ivy, 'POST', '/v2/polls/ottos-poll', { selected: ['b'] });
  await likeAs(here, ivy, words);
  await likeAs(here, otto, own);
  await followAs(here, ivy, 'otto');
  await replyAs(here, ivy, words, 'What I said');
  await sent(here, ivy, 'POST', '/v2/user/tags/add', { tag: 'wool' });
  await sent(here, ivy, 'POST', '/v2/user/filtered_tags', { filtered_tags: ['rain'] });
  await sent(here, ivy, 'PUT', '/v2/user/blocks/foe', {});
  await addWriter(here.db, 'otto', ivy);
  await postAs(here, ivy, 'Written for otto', 'otto');
  await sent(here, ivy, 'POST', '/v2/user/blogs', { tumblelog: 'ivys-attic' });
  const moved = await postAs(here, ivy, 'Put into the attic');
  await sent(here, ivy, 'POST', '/v2/blog/ivy/posts/bulk', {
    ...{ dry_run: false, action: 'move_to_blog', to_blog: 'ivys-attic', ids: [moved.id] },
  });
  return { mediaKey, own, ottos, moved };
}
let life: Awaited<ReturnType<typeof aLife>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skein-data-'));
  here = await withoutSecurityLogs(await buildTestApp({ now: () => now }));
  [ivy, otto] = [await here.member('ivy'), await here.member('otto')];
  await here.member('foe');
  life = await aLife();
  await here.db.query('update blogs set ask_anonymous = true where id = $1', [ivy.blogId]);
  for (const [ask, isAnonymous] of [
    ['Nameless?', true],
    ['Named?', false],
  ] as const) {
    await here.db.query(
      `insert into posts (blog_id, id, author_id, state, type, content, reblog_key, root_post_id, root_blog_id,
         asking_blog_id, asking_is_anonymous)
       select $1, i.id, $2, 'ask', 'ask', $3, 'abcdefgh', i.id, $1, $4, $5 from (select next_id() as id) i`,
      [ivy.blogId, otto.userId, JSON.stringify([{ type: 'text', text: ask }]), otto.blogId, isAnonymous],
    );
  }
  const conversation = [ivy.blogId, otto.blogId].sort((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1));
  const [made] = await here.db.query<{ id: string }>(
    `insert into conversations (low_blog_id, high_blog_id, opened_by, is_mutual) values ($1, $2, $1, true) returning id`,
    conversation,
  );
  const write = async (member: Member, text: string) => {
    const [row] = await here.db.query<{ id: string }>(
      `insert into messages (conversation_id, blog_id, author_id, kind, content, is_request)
       values ($1, $2, $3, 'text', $4, false) returning id`,
      [made?.id ?? null, member.blogId, member.userId, JSON.stringify({ content: { type: 'text', text } })],
    );
    return row?.id ?? '';
  };
  const cleared = await write(otto, 'Deleted by ivy');
  await write(ivy, 'A letter of ivy');
  const newest = await write(otto, 'A letter of otto');
  for (const [one, other, upTo] of [
    [ivy, otto, cleared],
    [otto, ivy, '0'],
  ] as const) {
    await here.db.query(
      `insert into conversation_sides (conversation_id, blog_id, other_blog_id, newest_message_id, cleared_id)
       values ($1, $2, $3, $4, $5)`,
      [made?.id ?? null, one.blogId, other.blogId, newest, upTo],
    );
  }
  path = await packed(here, ivy, 'ivy.zip');
});
afterAll(async () => {
  await here.close();
  await rm(folder, { recursive: true, force: true });
});

it("A data download holds the member's rows in all its files and no row of others", async () => {
  const rows = new Map(
    await Promise.all(
      here.app.services.memberData.files.map(
        async ({ file }) => [file, await rowsOf(file.slice(5, -5))] as const,
      ),
    ),
  );
  const counts = Object.fromEntries([...rows].map(([file, list]) => [file.slice(5, -5), list.length]));
  expect(counts).toMatchObject({
    users: 1,
    blogs: 2,
    'blog-members': 3,
    media: 1,
    'trail-parts': 1,
    posts: 8,
    'moved-posts': 1,
    replies: 1,
    likes: 1,
    follows: 1,
    'tag-follows': 1,
    'poll-ballots': 1,
    messages: 2,
    'user-blocks': 1,
    'filtered-tags': 1,
    'other-blogs': 2,
    'other-posts': 2,
  });
  const all = JSON.stringify([...rows.values()]);
  expect(all).not.toContain('Deleted by ivy');
  expect(all).not.toContain(otto.userId);
  expect(all).not.toContain(otto.email);
  const asks = (rows.get('data/posts.json') ?? []).filter(({ state }) => state === 'ask');
  expect(asks.map(({ asking_blog_id }) => asking_blog_id)).toEqual([null, otto.blogId]);
  // Ids exceed the safe integer range of many programs.
  expect((rows.get('data/posts.json') ?? []).map(({ id }) => typeof id)).not.toContain('number');
});

it('A data download has HTML pages in which no written text is executed as markup', async () => {
  const opened = await openArchive(path);
  const page = async (name: string) =>
    (await (await opened.read(name))?.setEncoding('utf8').toArray())?.join('') ?? '';
  const posts = await page('posts.html');
  expect(posts).toContain('&lt;b&gt;&amp;&lt;/b&gt;');
  expect(posts).toContain('Words of otto');
  expect(posts).toMatch(new RegExp(`src="media/../${life.mediaKey}/`));
  const letters = await page('messages.html');
  expect(letters).toContain('A letter of otto');
  expect(letters).toMatch(/ivy · \d+ [A-Z][a-z]+ \d{4} at \d\d:\d\d UTC · (ivy and otto|otto and ivy)/);
  const lists = await page('lists.html');
  for (const told of ['What I said', '#wool', '#rain', 'foe', 'ivys-attic', ivy.email])
    expect(lists).toContain(told);
  expect(lists).toMatch(/<h2>What you liked<\/h2>\n<ul>\n<li><a href="[^"]+\/otto\/\d+">a post of otto<\/a>/);
  expect(posts + letters + lists).not.toContain('Invalid Date');
  expect(await page('index.html')).toContain('href="data/likes.json"');
  expect(await page('README.txt')).toContain('import-member');
  opened.close();
});

it('importMember into an empty site and a new data download give the same bytes', async () => {
  const there = await withoutSecurityLogs(await buildTestApp({ now: () => now }));
  try {
    const said: string[] = [];
    const context = {
      db: there.db,
      dataDir: there.dataDir,
      secret: 's',
      say: (line: string) => said.push(line),
    };
    await tasks['import-member']?.(context, [path]);
    expect(said[0]).toMatch(/ivy@example\.test is a member now/);
    const session = await there.app.services.sessions.start(ivy.userId, 'test');
    const arrived = { ...ivy, ...session };
    const again = await packed(there, arrived, 'again.zip');
    for (const { file } of here.app.services.memberData.files) {
      expect([file, await rowsOf(file.slice(5, -5), again)]).toEqual([file, await rowsOf(file.slice(5, -5))]);
    }
    expect((await readFile(again)).equals(await readFile(path))).toBe(true);

    // The imported data works: it can be read, searched and counted, and scheduled work continues.
    const { body } = await there.inject(`/v2/blog/ivy/posts/${life.own.id}`);
    expect(body.response.timeline?.elements?.[0] ?? body.response.post ?? body.response).toMatchObject({
      id: life.own.id,
    });
    const found = await there.injectAs(arrived, '/v2/blog/ivy/search?query=forty');
    expect(JSON.stringify(found.body)).toContain(life.own.id);
    const file = await there.app.inject(
      `/media/${life.mediaKey.slice(0, 2)}/${life.mediaKey}/${await aFile()}`,
    );
    expect(file.statusCode).toBe(200);
    // A former address of a post still resolves.
    const former = await there.inject(`/v2/blog/ivy/posts/${life.moved.id}`);
    expect([former.status, former.body.response.post?.blogName]).toEqual([200, 'ivys-attic']);
    const info = (await there.injectAs(arrived, '/v2/user/info')).body.response.user;
    expect([info.name, info.likes, info.following]).toEqual(['ivy', 1, 1]);
    await postAs(there, arrived, 'After the move');
    // The password that was set works.
    const token = await there.inject({
      method: 'POST',
      url: '/v2/oauth2/token',
      payload: { grant_type: 'password', username: ivy.email, password: said[1] ?? '' },
    });
    expect(token.status).toBe(200);
  } finally {
    await there.close();
  }
});

async function aFile(): Promise<string> {
  const [row] = await rowsOf('media');
  const [variant] = (row?.variants ?? []) as { file: string }[];
  return variant?.file ?? '';
}

it('importMember of two members keeps their follows, replies and messages to each other', async () => {
  const there = await withoutSecurityLogs(await buildTestApp({ now: () => now }));
  try {
    const second = await packed(here, otto, 'otto.zip');
    const store = diskMediaStore(join(there.dataDir, 'media'));
    await importMember({ db: there.db, memberData: there.app.services.memberData, store, path });
    await importMember({ db: there.db, memberData: there.app.services.memberData, store, path: second });
    const session = await there.app.services.sessions.start(otto.userId, 'test');
    const again = await packed(there, { ...otto, ...session }, 'otto-again.zip');
    for (const { file } of here.app.services.memberData.files) {
      expect([file, await rowsOf(file.slice(5, -5), again)]).toEqual([
        file,
        await rowsOf(file.slice(5, -5), second),
      ]);
    }
    const [followed] = await there.db.query('select follower_count, state from blogs where id = $1', [
      otto.blogId,
    ]);
    expect(followed).toEqual({ follower_count: 1, state: 'active' });
  } finally {
    await there.close();
  }
});

it('importMember rejects a member of this site, a file that is no archive and a missing file, and changes nothing', async () => {
  const before = await here.db.query('select count(*)::int as n from posts');
  const store = diskMediaStore(join(here.dataDir, 'media'));
  const junk = join(folder, 'junk.zip');
  await writeFile(junk, 'no archive at all');
  for (const [file, words] of [
    [path, /known here already/],
    [junk, /is no archive/],
    [join(folder, 'missing.zip'), /no file/],
  ] as const) {
    const refused = importMember({
      db: here.db,
      memberData: here.app.services.memberData,
      store,
      path: file,
    });
    await expect(refused).rejects.toThrow(words);
    await expect(refused).rejects.toBeInstanceOf(StartFault);
  }
  expect(await here.db.query('select count(*)::int as n from posts')).toEqual(before);
});

type ImportStep = 'a file' | 'the last write';

it.each<[ImportStep, boolean]>([
  ['a file', false],
  ['a file', true],
  ['the last write', false],
  ['the last write', true],
])(
  'importMember interrupted at %s (process killed: %j) imports nothing and can be repeated',
  async (step, isKilled) => {
    const there = await buildTestApp({ now: () => now });
    try {
      const disk = diskMediaStore(join(there.dataDir, 'media'));
      const { memberData } = there.app.services;
      const fail = async () => {
        throw new Error('interrupted');
      };
      const put: string[] = [];
      const store: MediaStore = {
        ...disk,
        putFile: async (...file) => {
          await disk.putFile(...file);
          put.push(file[0]);
          if (step === 'a file') await fail();
        },
        remove: isKilled ? async () => undefined : disk.remove,
      };
      const attempt = importMember({ db: there.db, memberData, store, path, finish: fail });
      await expect(attempt).rejects.toThrow('interrupted');
      expect(await there.db.query('select count(*)::int as n from users')).toEqual([{ n: 0 }]);
      expect(await there.db.query('select count(*)::int as n from posts')).toEqual([{ n: 0 }]);
      expect(put.length).toBeGreaterThan(0);
      for (const file of put) expect((await disk.open(file)) !== undefined).toBe(isKilled);

      await importMember({ db: there.db, memberData, store: disk, path });
      expect(
        await there.db.query('select count(*)::int as n from users where email = $1', [ivy.email]),
      ).toEqual([{ n: 1 }]);
      for (const file of put) expect(await disk.open(file)).toBeDefined();
    } finally {
      await there.close();
    }
  },
);

it('A data download holds the security log, and importMember leaves it out', async () => {
  const [one, there] = [await buildTestApp({ now: () => now }), await buildTestApp({ now: () => now })];
  try {
    const [member, other] = [await one.member('logger'), await one.member('other')];
    await sent(one, other, 'POST', '/v2/user/settings', { account: { login_alerts: false } });
    const archive = await packed(one, member, 'logger.zip');
    const times = { created_at: expect.any(String), last_at: expect.any(String) };
    expect(await rowsOf('security_events', archive)).toEqual([
      {
        id: expect.any(String),
        kind: 'data_download_requested',
        client_name: 'Browser',
        device: 'unknown',
        network: '127.0.0.0/24',
        method: null,
        detail: null,
        count: 1,
        ...times,
      },
    ]);
    await importMember({
      db: there.db,
      memberData: there.app.services.memberData,
      store: diskMediaStore(join(there.dataDir, 'media')),
      path: archive,
    });
    expect(await there.db.query('select 1 from security_events')).toEqual([]);
  } finally {
    await one.close();
    await there.close();
  }
});

it('importMember rejects an archive whose blog name is taken, and imports no row of it', async () => {
  const there = await buildTestApp({ now: () => now });
  try {
    await there.member('ivy2');
    await there.db.query(`update blogs set name = 'ivy'`);
    const store = diskMediaStore(join(there.dataDir, 'media'));
    await expect(
      importMember({ db: there.db, memberData: there.app.services.memberData, store, path }),
    ).rejects.toThrow(/blogs_name/);
    expect(await there.db.query('select count(*)::int as n from users')).toEqual([{ n: 1 }]);
  } finally {
    await there.close();
  }
});
