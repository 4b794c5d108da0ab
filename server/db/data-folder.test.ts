import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StartFault } from '../core/start-fault.ts';
import type { Database } from './database.ts';
import { asStartFault, openDatabase } from './open.ts';

let root: string;
/** A data directory whose database holds rows. */
let kept: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'skein-folder-'));
  kept = join(root, 'kept');
  await using(kept, (db) => db.query('create table held as select 1 as n'));
});
afterAll(() => rm(root, { recursive: true }));

async function using<T>(dataDir: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase({ databaseUrl: undefined, dataDir });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

async function openToOthers(folder: string): Promise<string[]> {
  const paths = (await readdir(folder, { recursive: true })).map((name) => join(folder, name));
  const modes = await Promise.all(
    [folder, ...paths].map(async (path) => [path, (await stat(path)).mode] as const),
  );
  return modes.filter(([, mode]) => (mode & 0o077) !== 0).map(([path]) => path);
}

test('openDatabase makes the database folder and its files private to the owner', async () => {
  const folder = join(kept, 'db');
  expect(await openToOthers(folder)).toEqual([]);
  await chmod(folder, 0o777);
  await chmod(join(folder, 'PG_VERSION'), 0o666);
  await using(kept, async () => expect(await openToOthers(folder)).toEqual([]));
});

test.each(['PG_VERSION', 'global/pg_control', 'pg_wal', 'pg_xact', 'base', 'postgresql.conf'])(
  'openDatabase refuses a database without %s and leaves it unchanged',
  async (part) => {
    const dataDir = join(root, part.replaceAll('/', '-'));
    await cp(kept, dataDir, { recursive: true });
    await rm(join(dataDir, 'db', part), { recursive: true });
    const before = await readdir(join(dataDir, 'db'), { recursive: true });
    const opening = using(dataDir, async () => undefined);
    await expect(opening).rejects.toThrow(StartFault);
    await expect(opening).rejects.toThrow(new RegExp(`${part} is missing.*npm run restore`));
    expect(await readdir(join(dataDir, 'db'), { recursive: true })).toEqual(before);
    // The claim is released with the refusal.
    await expect(using(dataDir, async () => undefined)).rejects.toThrow(/is missing/);
  },
);

test('openDatabase replaces what an interrupted first start left', async () => {
  const dataDir = join(root, 'killed');
  await mkdir(join(dataDir, 'db/base'), { recursive: true });
  await writeFile(join(dataDir, 'db/PG_VERSION'), '17');
  await writeFile(join(dataDir, 'db.unfinished'), '');
  expect(await using(dataDir, (db) => db.query('select 1 as n'))).toEqual([{ n: 1 }]);
  expect(await readdir(dataDir)).not.toContain('db.unfinished');
});

test('openDatabase opens an existing database with its rows', async () => {
  expect(await using(kept, (db) => db.query('select n from held'))).toEqual([{ n: 1 }]);
});

test('openDatabase explains a damaged database and leaves it unchanged', async () => {
  const dataDir = join(root, 'damaged');
  await cp(kept, dataDir, { recursive: true });
  const file = join(dataDir, 'db/global/pg_control');
  await writeFile(file, Buffer.alloc(8192, 7));
  await expect(using(dataDir, async () => undefined)).rejects.toThrow(/cannot be opened.*npm run restore/s);
  expect((await stat(file)).size).toBe(8192);
});

test('openDatabase leaves a file in the place of the database unchanged', async () => {
  const dataDir = join(root, 'file');
  await mkdir(dataDir);
  await writeFile(join(dataDir, 'db'), 'a note');
  await expect(using(dataDir, async () => undefined)).rejects.toThrow();
  expect(await readFile(join(dataDir, 'db'), 'utf8')).toBe('a note');
});

test('openDatabase does not report an unreadable claim file as a running process', async () => {
  const dataDir = join(root, 'claimed');
  await mkdir(dataDir);
  await writeFile(join(dataDir, 'in-use'), 'no database of SQLite'.repeat(100));
  const opening = using(dataDir, async () => undefined);
  await expect(opening).rejects.toThrow(/not a database/);
  await expect(opening).rejects.not.toThrow(StartFault);
});

test('asStartFault explains a full disk', () => {
  const ended = new Error('The embedded engine ended');
  const words = (room: number) => (asStartFault(ended, '/site/db', room) as Error).message;
  expect(words(3_900_000)).toBe(
    'The disk of /site/db has 3 MB left, too little to open the database. Make room and start again; nothing is lost.',
  );
  expect(words(64_000_000)).toMatch(/cannot be opened/);
});
