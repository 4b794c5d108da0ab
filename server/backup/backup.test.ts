import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { freshDatabase, freshPglite, freshPostgres, testEngine } from '#tests/support/database.ts';
import type { Member } from '#tests/support/members.ts';
import { StartFault } from '../core/start-fault.ts';
import type { Database } from '../db/database.ts';
import { migrate, newestVersion } from '../lifecycle/migrate.ts';
import { checksumOf, filesUnder } from './files.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const secret = 'the secret of the site that is backed up';
/** Contains all characters that could break a file of lines. */
const trickyText = 'Cast on\u2028forty\u2029stitches\r\n"and" \\ back 🧶 \u0001';

let root: string;
let site: TestApp;
let mara: Member;
let bystander: Member;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'skein-backup-'));
  site = await buildTestApp({ secret });
  [mara, bystander] = [await site.member('mara'), await site.member('bystander')];
});
afterEach(async () => {
  await site.close();
  await rm(root, { recursive: true, force: true });
});

async function publish(member: Member, text: string) {
  const payload = { content: [{ type: 'text', text }], tags: 'wool,yarn', state: 'published' };
  const reply = await site.injectAs(member, {
    method: 'POST',
    url: `/v2/blog/${member.blogName}/posts`,
    payload,
  });
  expect(reply.status).toBe(201);
  return reply.body.response.id as string;
}

async function upload(member: Member, colour: string) {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: colour } })
    .png()
    .toBuffer();
  return site.app.services.media.addImage(member.userId, bytes);
}

/** Returns every row of every table as text, in a fixed order. */
async function everything(db: Database): Promise<Record<string, string[]>> {
  const tables = await db.query<{ name: string }>(
    "select table_name::text as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const rows: Record<string, string[]> = {};
  for (const { name } of tables) {
    if (name === 'schema_version') continue;
    const found = await db.query<{ row: string }>(`select t::text as row from "${name}" t`);
    rows[name] = found.map(({ row }) => row).sort();
  }
  return rows;
}

async function filesOf(dataDir: string): Promise<Record<string, string>> {
  const paths = await filesUnder(join(dataDir, 'media'));
  const contents = paths.map(async (path) => [path, await readFile(join(dataDir, 'media', path), 'base64')]);
  return Object.fromEntries(await Promise.all(contents));
}

const engines: [string, () => Promise<Database>][] = [
  ['the same engine', freshDatabase],
  ...(testEngine === 'postgres'
    ? ([['the embedded engine', freshPglite]] as [string, () => Promise<Database>][])
    : []),
];

test.each(engines)(
  'a backup restored on %s equals the original site in every row and file',
  async (_name, fresh) => {
    const postId = await publish(mara, trickyText);
    await publish(bystander, 'Not about this');
    await upload(mara, '#ff0000');
    await site.injectAs(bystander, { method: 'POST', url: '/v2/user/follow', payload: { url: 'mara' } });
    await site.db.query('update users set settings = $1::jsonb where id = $2', [
      JSON.stringify({ exact: 0.1, big: '9007199254740993', deep: [{ '\u2028': null }] }),
      mara.userId,
    ]);
    const folder = join(root, 'backup');
    const manifest = await writeBackup({ db: site.db, dataDir: site.dataDir, secret, folder });
    expect(manifest).toMatchObject({
      engine: site.db.kind,
      schemaVersion: newestVersion(),
      // The demo world's pictures are drawn again on demand.
      media: (await filesUnder(join(site.dataDir, 'media'))).filter((path) => !path.startsWith('world/'))
        .length,
    });
    expect(manifest.media).toBeGreaterThan(0);

    const dataDir = join(root, 'elsewhere');
    const db = await fresh();
    try {
      await rm(dataDir, { recursive: true, force: true });
      await restoreBackup({ db, dataDir, folder });
      expect(await everything(db)).toEqual(await everything(site.db));
      const files = await filesOf(dataDir);
      expect(Object.keys(files).length).toBeGreaterThan(1);
      expect(files).toEqual(await filesOf(site.dataDir));
      expect(await readFile(join(dataDir, 'session-secret'), 'utf8')).toBe(secret);

      // The restored site works: sessions continue, new rows get new ids, keys hold.
      const again = await buildTestApp({ db, dataDir, secret });
      expect((await again.injectAs(mara, '/v2/user/info')).body.response.user.name).toBe('mara');
      const reply = await again.injectAs(mara, {
        method: 'POST',
        url: '/v2/blog/mara/posts',
        payload: { content: [{ type: 'text', text: 'After the flood' }], state: 'published' },
      });
      expect(reply.status).toBe(201);
      expect(reply.body.response.id).not.toBe(postId);
      await expect(
        db.query('insert into blog_members (blog_id, user_id) values (1, 1)'),
      ).rejects.toMatchObject({
        code: '23503',
      });
      await again.app.close();
    } finally {
      await db.close();
    }
  },
);

test('writeBackup writes a consistent snapshot while the site is written to', {
  timeout: 60_000,
}, async () => {
  let isWriting = true;
  const acknowledged: string[] = [];
  const writer = async (member: Member): Promise<void> => {
    for (let n = 0; isWriting; n += 1) {
      acknowledged.push(await publish(member, `Row ${n} of ${member.blogName}`));
      if (n % 3 === 0) await upload(member, `#${(n * 4099).toString(16).padStart(6, '0').slice(-6)}`);
    }
  };
  const writers = [writer(mara), writer(bystander)];
  while (acknowledged.length < 10) await new Promise((go) => setTimeout(go, 10));
  const before = [...acknowledged];
  const folder = join(root, 'backup');
  await writeBackup({ db: site.db, dataDir: site.dataDir, secret, folder });
  isWriting = false;
  await Promise.all(writers);
  expect(acknowledged.length).toBeGreaterThan(before.length);

  const dataDir = join(root, 'elsewhere');
  const db = await freshDatabase();
  try {
    await restoreBackup({ db, dataDir, folder });
    const kept = new Set((await db.query<{ id: string }>('select id from posts')).map(({ id }) => id));
    for (const id of before) expect(kept.has(id)).toBe(true);
    // The counter and the rows are from the same snapshot.
    const [blog] = await db.query<{ counted: number; found: number }>(
      `select sum(post_count)::int as counted, (select count(*)::int from posts where state = 'published') as found
         from blogs`,
    );
    expect(blog?.counted).toBe(blog?.found);
    const files = new Set(await filesUnder(join(dataDir, 'media')));
    const media = await db.query<{ key: string; variants: { file: string }[] }>(
      'select key, variants from media',
    );
    expect(media.length).toBeGreaterThan(0);
    for (const { key, variants } of media) {
      for (const { file } of variants) expect(files.has(`${key.slice(0, 2)}/${key}/${file}`)).toBe(true);
    }
  } finally {
    await db.close();
  }
});

test('restoreBackup restores purchases with their ledger, which is still closed to changes', async () => {
  const folder = join(root, 'paid');
  const { body } = await site.injectAs(mara, '/v2/premium/checkout?period=month&country=PT');
  const paid = await site.injectAs(mara, {
    method: 'POST',
    url: `/v2/checkouts/${body.response.checkout.id}/confirm`,
    headers: { 'idempotency-key': 'a-purchase-before-the-backup' },
    payload: { expected_price: 499, expected_currency: 'EUR' },
  });
  expect(paid.body.response.checkout.status).toBe('paid');
  await site.app.services.jobs.settled();
  await writeBackup({ db: site.db, dataDir: site.dataDir, secret, folder });
  const db = await freshDatabase();
  try {
    await restoreBackup({ db, dataDir: root, folder });
    for (const table of ['ledger_transactions', 'ledger_entries', 'purchases', 'payments']) {
      const rowsOf = (one: Database) => one.query(`select t::text as row from ${table} t order by 1`);
      expect(await rowsOf(db)).toEqual(await rowsOf(site.db));
      expect((await rowsOf(db)).length).toBeGreaterThan(0);
    }
    await expect(db.query('delete from ledger_entries')).rejects.toMatchObject({ code: '23514' });
  } finally {
    await db.close();
  }
});

test('writeBackup creates a private folder and does not overwrite a backup', async () => {
  const folder = join(root, 'backup');
  await writeBackup({ db: site.db, dataDir: site.dataDir, secret, folder });
  const names = ['.', ...(await readdir(folder, { recursive: true }))];
  for (const name of names) expect([name, (await stat(join(folder, name))).mode & 0o077]).toEqual([name, 0]);
  const manifest = await readFile(join(folder, 'manifest.json'), 'utf8');
  const again = writeBackup({ db: site.db, dataDir: site.dataDir, secret, folder });
  await expect(again).rejects.toThrow(/is there already/);
  expect(await readFile(join(folder, 'manifest.json'), 'utf8')).toBe(manifest);
});

test('restoreBackup changes nothing for a damaged backup or a site that has members', async () => {
  await publish(mara, 'Here');
  const folder = join(root, 'backup');
  await writeBackup({ db: site.db, dataDir: site.dataDir, secret, folder });
  const before = await everything(site.db);
  const intoUsed = restoreBackup({ db: site.db, dataDir: site.dataDir, folder });
  await expect(intoUsed).rejects.toThrow(StartFault);
  await expect(intoUsed).rejects.toThrow(/has accounts already/);
  expect(await everything(site.db)).toEqual(before);

  const db = await freshDatabase();
  try {
    const empty = await everything(db);
    await expect(restoreBackup({ db, dataDir: root, folder: root })).rejects.toThrow(/no whole backup/);
    const path = join(folder, 'tables/posts.jsonl.gz');
    const bytes = await readFile(path);
    await writeFile(path, bytes.subarray(0, bytes.length - 4));
    const damaged = restoreBackup({ db, dataDir: root, folder });
    await expect(damaged).rejects.toThrow(/posts\.jsonl\.gz is not as it was written/);
    await rm(path);
    await expect(restoreBackup({ db, dataDir: root, folder })).rejects.toThrow(/not as it was written/);
    expect(await everything(db)).toEqual(empty);
  } finally {
    await db.close();
  }
});

/** Returns the database with a method `transaction` that fails from the call with that number on, counted from 0. */
function failingFrom(db: Database, call: number): Database {
  let calls = 0;
  const transaction: Database['transaction'] = (...args) => {
    calls += 1;
    if (calls > call) return Promise.reject(new Error('The connection broke.'));
    return db.transaction(...args);
  };
  return new Proxy(db, {
    get: (target, name) => {
      const value = name === 'transaction' ? transaction : Reflect.get(target, name);
      return typeof value === 'function' && name !== 'transaction' ? value.bind(target) : value;
    },
  });
}

/** The steps of a restore that can fail, and how each is made to fail. */
const broken: [string, (dataDir: string, db: Database) => Promise<Database>][] = [
  [
    'the uploads cannot be written',
    async (dataDir, db) => {
      await mkdir(dataDir, { recursive: true });
      await writeFile(join(dataDir, 'media'), 'a file where a folder belongs');
      return db;
    },
  ],
  [
    'the secret cannot be written',
    async (dataDir, db) => {
      await mkdir(join(dataDir, 'session-secret.restored', 'x'), { recursive: true });
      return db;
    },
  ],
  ['the schema cannot be migrated', async (_dataDir, db) => failingFrom(db, 0)],
  ['the rows cannot be written', async (_dataDir, db) => failingFrom(db, 1)],
];

test.each(broken)(
  'restoreBackup can be repeated with a new data folder after %s',
  async (_what, breakStep) => {
    await publish(mara, trickyText);
    await upload(mara, '#00ff00');
    const folder = join(root, 'backup');
    await writeBackup({ db: site.db, dataDir: site.dataDir, secret, folder });
    const dataDir = join(root, 'not', 'there');
    const db = await freshDatabase();
    try {
      const empty = await everything(db);
      await expect(restoreBackup({ db: await breakStep(dataDir, db), dataDir, folder })).rejects.toThrow();
      expect(await everything(db)).toEqual(empty);
      await expect(readFile(join(dataDir, 'session-secret'), 'utf8')).rejects.toThrow(/ENOENT/);

      await rm(join(dataDir, 'media'), { recursive: true, force: true });
      await rm(join(dataDir, 'session-secret.restored'), { recursive: true, force: true });
      await restoreBackup({ db, dataDir, folder });
      expect(await everything(db)).toEqual(await everything(site.db));
      expect(await readFile(join(dataDir, 'session-secret'), 'utf8')).toBe(secret);
    } finally {
      await db.close();
    }
  },
);

test('restoreBackup leaves a whole site when it fails after the rows', async () => {
  await publish(mara, trickyText);
  const folder = join(root, 'backup');
  await writeBackup({ db: site.db, dataDir: site.dataDir, secret, folder });
  const dataDir = join(root, 'not', 'there');
  const db = await freshDatabase();
  try {
    await expect(restoreBackup({ db: failingFrom(db, 2), dataDir, folder })).rejects.toThrow(/connection/);
    expect(await everything(db)).toEqual(await everything(site.db));
    expect(await readFile(join(dataDir, 'session-secret'), 'utf8')).toBe(secret);
  } finally {
    await db.close();
  }
});

test('restoreBackup puts the earlier secret back when the rows do not fit', async () => {
  const folder = join(root, 'backup');
  await writeBackup({ db: site.db, dataDir: site.dataDir, secret, folder });
  const dataDir = join(root, 'elsewhere');
  await mkdir(dataDir);
  await writeFile(join(dataDir, 'session-secret'), 'the secret of another site, which keeps it');
  const db = await freshDatabase();
  try {
    await expect(restoreBackup({ db: failingFrom(db, 1), dataDir, folder })).rejects.toThrow(/connection/);
    expect(await readFile(join(dataDir, 'session-secret'), 'utf8')).toContain('another site');
  } finally {
    await db.close();
  }
});

test('restoreBackup migrates an older backup and refuses a newer one', async () => {
  const folder = join(root, 'backup');
  await writeBackup({ db: site.db, dataDir: site.dataDir, secret, folder });
  const path = join(folder, 'manifest.json');
  const manifest = JSON.parse(await readFile(path, 'utf8'));
  await writeFile(path, JSON.stringify({ ...manifest, schemaVersion: newestVersion() + 1 }));
  const db = await (testEngine === 'postgres' ? freshPostgres().then(({ db }) => db) : freshPglite());
  try {
    await expect(restoreBackup({ db, dataDir: root, folder })).rejects.toThrow(/newer Skein/);
    await migrate(db, 0);
    await writeFile(path, `${JSON.stringify(manifest, null, 2)}\n`);
    await restoreBackup({ db, dataDir: root, folder });
    expect(await everything(db)).toEqual(await everything(site.db));
  } finally {
    await db.close();
  }
});

/** Changes files of a backup and updates their checksums. */
async function rewriteBackup(
  folder: string,
  changes: Record<string, string | Buffer>,
  more = '',
): Promise<void> {
  for (const [path, content] of Object.entries(changes)) await writeFile(join(folder, path), content);
  const sums = join(folder, 'SHA256SUMS');
  const lines = (await readFile(sums, 'utf8')).trimEnd().split('\n');
  const renewed = await Promise.all(
    lines.map(async (line) => {
      const path = line.slice(66);
      return `${await checksumOf(join(folder, path))}  ${path}`;
    }),
  );
  await writeFile(sums, `${renewed.join('\n')}\n${more}`);
}

test.each<[string, (rows: string[]) => Record<string, string | Buffer>, RegExp]>([
  [
    'a row of another shape',
    (rows) => ({ 'tables/users.jsonl.gz': gzipSync(`${rows[0]}\n{"id": "first"}\n`) }),
    /rows 1 to 2 of users are refused/,
  ],
  [
    'a row that is no JSON',
    (rows) => ({ 'tables/users.jsonl.gz': gzipSync(`${rows[0]}\n{\n`) }),
    /rows 1 to 2 of users/,
  ],
  [
    'a table that is not compressed',
    () => ({ 'tables/users.jsonl.gz': 'plain' }),
    /users\.jsonl\.gz cannot be unpacked/,
  ],
  ['a manifest that is no JSON', () => ({ 'manifest.json': '{' }), /manifest\.json is no JSON of a backup/],
  ['a manifest that is null', () => ({ 'manifest.json': 'null' }), /manifest\.json is no JSON of a backup/],
])('restoreBackup refuses %s with one sentence and changes nothing', async (_what, change, sentence) => {
  const folder = join(root, 'backup');
  await writeBackup({ db: site.db, dataDir: site.dataDir, secret, folder });
  const packed = await readFile(join(folder, 'tables/users.jsonl.gz'));
  const rows = gunzipSync(packed).toString().split('\n');
  await rewriteBackup(folder, change(rows));
  const db = await freshDatabase();
  try {
    const empty = await everything(db);
    const restored = restoreBackup({ db, dataDir: join(root, 'elsewhere'), folder });
    await expect(restored).rejects.toThrow(StartFault);
    await expect(restored).rejects.toThrow(sentence);
    expect(await everything(db)).toEqual(empty);
  } finally {
    await db.close();
  }
});

test('restoreBackup writes no file outside its folder', async () => {
  const folder = join(root, 'backup');
  await writeBackup({ db: site.db, dataDir: site.dataDir, secret, folder });
  await writeFile(join(root, 'secret'), 'x');
  const sum = await checksumOf(join(root, 'secret'));
  await rewriteBackup(folder, {}, `${sum}  media/../../secret\n`);
  const db = await freshDatabase();
  try {
    const restored = restoreBackup({ db, dataDir: join(root, 'elsewhere'), folder });
    await expect(restored).rejects.toThrow(/names media\/\.\.\/\.\.\/secret, which is outside of it/);
  } finally {
    await db.close();
  }
});
