import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
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

test('the reference site explains how to build it when it is not built', async () => {
  const reply = await app().inject('/docs/api');
  expect(reply.statusCode).toBe(404);
  expect(reply.headers['content-type']).toContain('text/html');
  expect(reply.body).toContain('npm run docs');
});

test('the reference site runs scripts of its own host only', async () => {
  const pages = {
    '': 'index.html',
    '/errors': 'errors.html',
    '/workflows': 'workflows.html',
    '/screens': 'screens.html',
    '/reference': 'reference.html',
  };
  for (const [path, file] of Object.entries(pages)) {
    await writeFile(join(folder, file), `<h1>${file}</h1>`);
    expect((await app().inject(`/docs/api${path}`)).body).toContain(file);
  }
  const reply = await app().inject('/docs/api/reference');
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-security-policy']).toContain("script-src 'self';");
});

test('the reference site serves its files as immutable, and no path outside its folder', async () => {
  const files = { js: 'text/javascript', css: 'text/css', json: 'application/json', woff2: 'font/woff2' };
  for (const [ending, type] of Object.entries(files)) {
    await writeFile(join(folder, `a-name.0123456789ab.${ending}`), '{}');
    const reply = await app().inject(`/docs/api/a-name.0123456789ab.${ending}`);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, expect.stringContaining(type)]);
    expect(reply.headers['cache-control']).toContain('immutable');
  }
  for (const file of ['notes.txt', 'a-name.0123456789ab.txt', 'a-name.0123456789ab.constructor']) {
    await writeFile(join(folder, file), 'secret');
  }
  const none = [
    'notes.txt',
    'a-name.0123456789ab.txt',
    'a-name.0123456789ab.constructor',
    'a-name.ffffffffffff.js',
  ];
  for (const path of [...none, '..%2fpackage.json', '%2e%2e/package.json', 'index.html']) {
    expect([path, (await app().inject(`/docs/api/${path}`)).statusCode]).toEqual([path, 404]);
  }
});

test('the reference site serves the contract under names that stay, to tools on every site', async () => {
  for (const file of ['openapi.json', 'openapi.slim.json']) {
    await writeFile(join(folder, file), '{}');
    const { statusCode, headers } = await app().inject(`/docs/api/${file}`);
    expect([statusCode, headers['content-type']]).toEqual([200, expect.stringContaining('application/json')]);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['access-control-allow-origin']).toBe('*');
  }
});

test('the reference site serves no file beside its folder, in any spelling of the path', async () => {
  const name = 'a-name.0123456789ab.js';
  await mkdir(join(folder, 'site'));
  await writeFile(join(folder, name), 'secret');
  const inside = Fastify().register(referenceSitePlugin, { folder: join(folder, 'site') });
  for (const path of [
    `..%2f${name}`,
    `%2e%2e%2f${name}`,
    `site%2f..%2f..%2f${name}`,
    `x%2f${name}`,
    `${name}%00`,
  ]) {
    const { statusCode, body } = await inside.inject(`/docs/api/${path}`);
    expect([path, statusCode, body.includes('secret')]).toEqual([path, 404, false]);
  }
});
