import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConfigFault, loadConfig } from './config.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'skein-config-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

test('an empty environment gives the documented defaults', async () => {
  const config = await loadConfig({ DATA_DIR: dataDir, PORT: '', LOG_LEVEL: ' ' });
  expect(config).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://127.0.0.1:3000',
    databaseUrl: undefined,
    logLevel: 'info',
    rateLimits: true,
    hasOwnSecret: false,
    demoWorld: true,
  });
});

test('a PostgreSQL database is filled with the demo world only when asked', async () => {
  const DATABASE_URL = 'postgres://localhost/skein';
  expect((await loadConfig({ DATA_DIR: dataDir, DATABASE_URL })).demoWorld).toBe(false);
  expect((await loadConfig({ DATA_DIR: dataDir, DATABASE_URL, DEMO_WORLD: 'on' })).demoWorld).toBe(true);
  expect((await loadConfig({ DATA_DIR: dataDir, DEMO_WORLD: 'off' })).demoWorld).toBe(false);
});

test('a secret is made once, kept for later starts and readable by its owner only', async () => {
  const [one, two] = await Promise.all([
    loadConfig({ DATA_DIR: dataDir }),
    loadConfig({ DATA_DIR: dataDir }),
  ]);
  const later = await loadConfig({ DATA_DIR: dataDir });
  expect(one.sessionSecret).toHaveLength(43);
  expect(two.sessionSecret).toBe(one.sessionSecret);
  expect(later.sessionSecret).toBe(one.sessionSecret);
  const path = join(dataDir, 'session-secret');
  expect(await readFile(path, 'utf8')).toBe(one.sessionSecret);
  expect((await stat(path)).mode & 0o077).toBe(0);
});

test('all problems are told at once, each naming its variable', async () => {
  const start = loadConfig({
    DATA_DIR: dataDir,
    PORT: '80a',
    DATABASE_URL: 'mysql://x',
    SESSION_SECRET: 'short',
    LOG_LEVEL: 'chatty',
    PUBLIC_URL: 'https://skein.example/path',
  });
  await expect(start).rejects.toThrow(ConfigFault);
  for (const name of ['PORT', 'DATABASE_URL', 'SESSION_SECRET', 'LOG_LEVEL', 'PUBLIC_URL']) {
    await expect(start).rejects.toThrow(name);
  }
});

test('a data folder that cannot be made is a configuration problem', async () => {
  await expect(loadConfig({ DATA_DIR: '/dev/null/data' })).rejects.toThrow(/DATA_DIR/);
});
