import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import yazl from 'yazl';
import { StartFault } from '#server/core/start-fault.ts';
import { diskMediaStore } from '#server/media/media-store.ts';
import { columnsOf, partFile } from '#server/member-data/parts.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { followAs, likeAs, postAs, reblogAs, replyAs } from '#tests/support/posts.ts';
import { JSON_COLUMNS } from './check-archive.ts';
import { declaredTable } from './columns-repository.ts';
import { importMember } from './import-member.ts';
import { openArchive } from './opened-archive.ts';

type Row = Record<string, unknown>;
/** Files of an archive by name; data as lines. */
type Files = Map<string, string>;

let here: TestApp;
let there: TestApp;
let folder: string;
let packed: Files;
let ivy: Member;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skein-check-'));
  here = await buildTestApp();
  there = await buildTestApp();
  const otto = await here.member('otto');
  ivy = await here.member('ivy');
  const words = await postAs(here, otto, 'Words of otto');
  await postAs(here, ivy, { content: [{ type: 'text', text: 'Own words' }], tags: 'wool' });
  await reblogAs(here, ivy, words, 'and mine');
  await likeAs(here, ivy, words);
  await followAs(here, ivy, 'otto');
  await replyAs(here, ivy, words, 'A reply');
  await here.app.services.media.addImage(ivy.userId, await aPicture());
  const letter = { type: 'text', message: 'Hello', participant: ivy.blogUuid, participants: ['ivy', 'otto'] };
  await here.injectAs(ivy, { method: 'POST', url: '/v2/conversations/messages', payload: letter });
  await here.injectAs(ivy, { method: 'POST', url: '/v2/privacy/download', payload: {} });
  await here.app.services.jobs.settled();
  const { body } = await here.injectAs(ivy, '/v2/privacy/download');
  const { url } = body.response.downloads[0];
  const file = await here.app.inject({ url, headers: { cookie: `sid=${ivy.sid}` } });
  const path = join(folder, 'ivy.zip');
  await writeFile(path, file.rawPayload);
  const archive = await openArchive(path);
  packed = new Map();
  for (const name of ['manifest.json', ...here.app.services.memberData.files.map((one) => one.file)]) {
    const source = await archive.read(name);
    if (source) packed.set(name, await text(source));
  }
  archive.close();
});
afterAll(async () => {
  await here.close();
  await there.close();
  await rm(folder, { recursive: true, force: true });
});

async function aPicture(): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
}

async function zipped(files: Files, options: { compress?: boolean } = {}): Promise<string> {
  const path = join(folder, `${Math.random().toString(36).slice(2)}.zip`);
  const zip = new yazl.ZipFile();
  for (const [name, content] of files) zip.addBuffer(Buffer.from(content), name, options);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
  return path;
}

/** Returns the archive with the lines of one file changed. */
function withLines(file: string, change: (lines: string[]) => string[]): Files {
  const lines = (packed.get(file) ?? '[\n]\n').split('\n');
  return new Map([...packed, [file, change(lines).join('\n')]]);
}

/** Returns the archive with some fields of a table's first row changed, or with the whole row replaced. */
function forged(table: string, fields: Row | ((row: Row) => Row)): Files {
  return withLines(partFile(table), (lines) => {
    const at = lines.findIndex((line) => line.startsWith('{'));
    const comma = lines[at]?.endsWith(',') ? ',' : '';
    const row = JSON.parse(lines[at]?.replace(/,$/, '') ?? '{}') as Row;
    lines[at] = JSON.stringify(typeof fields === 'function' ? fields(row) : { ...row, ...fields }) + comma;
    return lines;
  });
}

async function refusal(files: Files): Promise<string> {
  const store = diskMediaStore(join(there.dataDir, 'media'));
  const error = await importMember({
    db: there.db,
    store,
    memberData: there.app.services.memberData,
    path: await zipped(files),
  }).catch((fault: unknown) => fault);
  expect(error).toBeInstanceOf(StartFault);
  const [{ n } = { n: -1 }] = await there.db.query<{ n: number }>('select count(*)::int as n from users');
  expect([n, await readdir(join(there.dataDir, 'media')).catch(() => [])]).toEqual([0, []]);
  return (error as Error).message;
}

test('JSON_COLUMNS lists every JSON column of an archive', async () => {
  const found: string[] = [];
  for (const part of here.app.services.memberData.parts) {
    const { columns } = await declaredTable(there.db, part);
    const own = columnsOf(part).filter((name) => columns.get(name)?.type === 'jsonb');
    found.push(...own.map((name) => `${part.table}.${name}`));
  }
  expect(found.filter((name) => name !== 'messages.content').sort()).toEqual(
    Object.keys(JSON_COLUMNS).sort(),
  );
});

test('importMember accepts an unchanged archive', async () => {
  const other = await buildTestApp();
  try {
    const store = diskMediaStore(join(other.dataDir, 'media'));
    const arrived = await importMember({
      db: other.db,
      store,
      memberData: other.app.services.memberData,
      path: await zipped(packed),
    });
    expect(arrived.email).toBe(ivy.email);
  } finally {
    await other.close();
  }
});

const image = { type: 'image', media: [{ url: '/media/aa/b.png', width: 1, height: 1, type: 'png' }] };

test.each<[string, () => Files, RegExp]>([
  ['a block null', () => forged('posts', { content: [null] }), /data\/posts\.json, row 1: content\.0 /],
  [
    'an image block without media',
    () => forged('posts', { content: [{ type: 'image' }] }),
    /data\/posts\.json, row 1: content\.0\.media is missing\./,
  ],
  [
    'a block of an unknown type',
    () => forged('posts', { content: [{ type: 'hologram' }] }),
    /data\/posts\.json, row 1: content\.0\.type is none of the kinds/,
  ],
  [
    'content that is not a list',
    () => forged('posts', { content: 'words' }),
    /row 1: content must be a list/,
  ],
  [
    'a picture of another host',
    () =>
      forged('posts', {
        content: [{ ...image, media: [{ ...image.media[0], url: 'https://x.example/a.png' }] }],
      }),
    /row 1: Upload the picture first/,
  ],
  [
    'a script link',
    () =>
      forged('posts', {
        content: [
          { type: 'text', text: 'x', formatting: [{ type: 'link', start: 0, end: 1, url: 'javascript:1' }] },
        ],
      }),
    /data\/posts\.json, row 1: This link cannot be shown/,
  ],
  [
    'a layout that names a block that is missing',
    () => forged('posts', { layout: [{ type: 'rows', display: [{ blocks: [7] }] }] }),
    /row 1: A layout names a block that is not there/,
  ],
  [
    'an unknown type of post',
    () => forged('posts', { type: 'hologram' }),
    /data\/posts\.json, row 1: type must be one of text, photo/,
  ],
  [
    'an unknown state of a post',
    () => forged('posts', { state: 'lost' }),
    /data\/posts\.json, row 1: it breaks the rule posts_/,
  ],
  ['an id that is text', () => forged('posts', { id: 'first' }), /row 1: id must be a whole number/],
  [
    'an id beyond 63 bits',
    () => forged('posts', { id: '9999999999999999999' }),
    /row 1: id must be a whole number/,
  ],
  [
    'an id in the future',
    () => forged('posts', { id: '9223372036854775807' }),
    /row 1: id is none that was ever given/,
  ],
  [
    'a position in the future',
    () => forged('posts', { position: '9223372036854775807' }),
    /row 1: position is none/,
  ],
  [
    'a time in the future',
    () => forged('posts', { published_at: '9000-01-01T00:00:00Z' }),
    /row 1: published_at is in the future/,
  ],
  [
    'a title without an end',
    () => forged('blogs', { title: 'x'.repeat(10_001) }),
    /row 1: title must have at most 10000/,
  ],
  [
    'more tags than a post has',
    () => forged('posts', { tags: Array(1000).fill('a') }),
    /row 1: tags has more than \d+ items/,
  ],
  ['an unknown time zone', () => forged('blogs', { timezone: 'Mars/North' }), /row 1: timezone is none/],
  [
    'an unknown language',
    () => forged('users', { locale: 'xx' }),
    /users\.json, row 1: locale must be one of/,
  ],
  ['a missing id', () => forged('posts', ({ id: _, ...row }) => row), /row 1: id is missing/],
  [
    'a time that JSON cannot express',
    () => forged('posts', { created_at: 'infinity' }),
    /created_at must be a date and time/,
  ],
  [
    'tags that are not text',
    () => forged('posts', { tags: ['a', 7] }),
    /tags must be a list; item 2 must be text/,
  ],
  [
    'a NUL character',
    () => forged('posts', { summary: 'a\0b' }),
    /summary holds a character that cannot be kept/,
  ],
  [
    'a trail that names a missing part',
    () => forged('posts', { trail: [{ partId: '5', postId: '5', blogId: '5', bytes: 1 }] }),
    /row 1: trail names trail_parts 5, which is in no file/,
  ],
  [
    'a theme that is a list',
    () => forged('blogs', { theme: [] }),
    /data\/blogs\.json, row 1: theme must be an object/,
  ],
  [
    'a theme with a wrong colour',
    () => forged('blogs', { theme: { linkColor: 'red' } }),
    /data\/blogs\.json, row 1: theme\.linkColor does not have the right form/,
  ],
  [
    'an avatar that is an object',
    () => forged('blogs', { avatar: { url: '/x' } }),
    /blogs\.json, row 1: avatar must be a list/,
  ],
  [
    'settings of the wrong type',
    () => forged('blogs', { settings: { askMedia: 'maybe' } }),
    /settings\.askMedia must be true or false/,
  ],
  ['a reserved name', () => forged('blogs', { name: 'explore' }), /blogs\.json, row 1: name is reserved/],
  [
    'a malformed name',
    () => forged('blogs', { name: '../x' }),
    /blogs\.json, row 1: name is none a blog can have/,
  ],
  ['a malformed uuid', () => forged('blogs', { uuid: 'x' }), /blogs\.json, row 1: uuid /],
  [
    'a malformed name of another blog',
    () => forged('other_blogs', { name: 'a b' }),
    /data\/other-blogs\.json, row 1: name /,
  ],
  [
    'settings of the member',
    () => forged('users', { settings: { dashboard: [] } }),
    /data\/users\.json, row 1: settings\.dashboard must be an object/,
  ],
  [
    'two addresses in one',
    () => forged('users', { email: 'a@b.example, c@d.example' }),
    /users\.json, row 1: email is no address/,
  ],
  [
    'two accounts',
    () =>
      withLines('data/users.json', (lines) => [
        '[',
        `${lines[1]},`,
        lines[1]?.replace('"id":"', '"id":"1') ?? '',
        ']',
      ]),
    /data\/users\.json: holds 2 accounts/,
  ],
  ['no account', () => withLines('data/users.json', () => ['[]']), /data\/users\.json: holds 0 accounts/],
  [
    'a file of an upload outside its folder',
    () => forged('media', { variants: [{ file: '../../x' }] }),
    /data\/media\.json, row 1: variants names no file/,
  ],
  [
    'an upload without files',
    () => forged('media', { variants: 7 }),
    /data\/media\.json, row 1: variants must be a list/,
  ],
  [
    'a message of an unknown kind',
    () => forged('messages', { kind: 'song' }),
    /messages\.json, row 1: kind is none/,
  ],
  [
    'a message without text',
    () => forged('messages', { content: {} }),
    /messages\.json, row 1: content\.content is missing/,
  ],
  [
    'a reply to an unknown post',
    () => forged('replies', { post_id: '77' }),
    /data\/replies\.json, row 1: .*post_id names posts \d+ 77, which is in no file/,
  ],
  [
    'a follow of an unknown blog',
    () => forged('follows', { blog_id: '77' }),
    /data\/follows\.json, row 1: blog_id names blogs 77/,
  ],
  [
    'a repeated id',
    () =>
      withLines('data/posts.json', (lines) => ['[', `${lines[1]?.replace(/,$/, '')},`, ...lines.slice(1)]),
    /data\/posts\.json, row 2: has the same blog_id and id as another row/,
  ],
  [
    'a row that is null',
    () => withLines('data/posts.json', () => ['[', 'null', ']']),
    /data\/posts\.json: line 2 is no row/,
  ],
  [
    'a row that is a list',
    () => withLines('data/posts.json', () => ['[', '[1]', ']']),
    /data\/posts\.json: line 2 is no row/,
  ],
  [
    'a row that is not JSON',
    () => withLines('data/posts.json', () => ['[', '{"id": }', ']']),
    /posts\.json, row 1: is no JSON/,
  ],
  [
    'a file on one line',
    () => withLines('data/posts.json', () => ['[{"id":"1"}]']),
    /data\/posts\.json: line 1 is no row/,
  ],
  [
    'a file that is cut off',
    () => withLines('data/posts.json', (lines) => lines.slice(0, 2)),
    /data\/posts\.json: line 2 .*cut off/,
  ],
  [
    'a row nested too deeply',
    () =>
      withLines('data/posts.json', () => [
        '[',
        `{"content":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
        ']',
      ]),
    /posts\.json, row 1: has too many levels/,
  ],
])('importMember rejects %s and names the file and row', async (_what, files, sentence) => {
  expect(await refusal(files())).toMatch(sentence);
});

test('importMember lists every error of an archive, twenty at most', async () => {
  const row = JSON.parse((packed.get('data/follows.json') ?? '').split('\n')[1] ?? '{}') as Row;
  const rows = Array.from({ length: 30 }, (_, at) => JSON.stringify({ ...row, blog_id: `x${at}` }));
  const said = await refusal(withLines('data/follows.json', () => ['[', rows.join(',\n'), ']']));
  expect(said.split('\n')).toHaveLength(22);
  expect(said).toContain('- data/follows.json, row 20: blog_id must be a whole number.');
  expect(said).toContain('… and 10 more.');
});

test('importMember rejects a zip bomb before unpacking it', async () => {
  const started = performance.now();
  const bomb = new Map([...packed, ['data/posts.json', `[\n{"x":"${'x'.repeat(200_000_000)}"}\n]\n`]]);
  const path = await zipped(bomb);
  const memory = process.memoryUsage().rss;
  const store = diskMediaStore(join(there.dataDir, 'media'));
  await expect(
    importMember({ db: there.db, store, memberData: there.app.services.memberData, path }),
  ).rejects.toThrow(/posts\.json would unpack to \d+ times its size/);
  expect(performance.now() - started).toBeLessThan(20_000);
  expect(process.memoryUsage().rss - memory).toBeLessThan(50_000_000);
});

test('importMember rejects a line that is longer than any row can be', async () => {
  const long = new Map([...packed, ['data/posts.json', `[\n{"x":"${'x'.repeat(40_000_000)}"}\n]\n`]]);
  const said = await zipped(long, { compress: false });
  const store = diskMediaStore(join(there.dataDir, 'media'));
  await expect(
    importMember({ db: there.db, store, memberData: there.app.services.memberData, path: said }),
  ).rejects.toThrow(/data\/posts\.json: line 2 is longer than any row can be/);
});

test('importMember rejects an archive whose bytes are damaged', async () => {
  const path = await zipped(packed);
  const { readFile } = await import('node:fs/promises');
  const bytes = await readFile(path);
  // Overwrites bytes in the middle of the first file's data.
  bytes.fill(0xff, 60, 120);
  await writeFile(path, bytes);
  const store = diskMediaStore(join(there.dataDir, 'media'));
  const refused = importMember({ db: there.db, store, memberData: there.app.services.memberData, path });
  await expect(refused).rejects.toThrow(/is damaged/);
  await expect(refused).rejects.toBeInstanceOf(StartFault);
});
