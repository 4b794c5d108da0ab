import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { referenceSitePlugin } from './reference-site.ts';

let folder: string;
const app = () => Fastify().register(referenceSitePlugin, { folder });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skein-reference-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a reference that is not built says how to build it', async () => {
  const reply = await app().inject('/docs/api');
  expect(reply.statusCode).toBe(404);
  expect(reply.headers['content-type']).toContain('text/html');
  expect(reply.body).toContain('npm run docs');
});

test('the built reference runs scripts of this host only', async () => {
  await writeFile(join(folder, 'index.html'), '<h1>Skein API</h1>');
  const reply = await app().inject('/docs/api');
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain('Skein API');
  expect(reply.headers['content-security-policy']).toContain("script-src 'self';");
});

test('its scripts are served for ever, and nothing else of the folder or above it', async () => {
  await writeFile(join(folder, '0123456789ab.js'), 'run()');
  await writeFile(join(folder, 'notes.txt'), 'secret');
  const script = await app().inject('/docs/api/0123456789ab.js');
  expect(script.statusCode).toBe(200);
  expect(script.headers['cache-control']).toContain('immutable');
  for (const path of ['notes.txt', 'ffffffffffff.js', '..%2fpackage.json', '%2e%2e/package.json']) {
    expect((await app().inject(`/docs/api/${path}`)).statusCode).toBe(404);
  }
});
