import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { waitForChange, waitForServer } from './watch.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skein-watch-'));
  await mkdir(join(folder, 'src'));
  await mkdir(join(folder, 'node_modules'));
  await mkdir(join(folder, 'report'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('waitForChange resolves once after several files of a subfolder changed', async () => {
  const changed = waitForChange(folder, join(folder, 'report'), new AbortController().signal);
  await writeFile(join(folder, 'src/a.go'), 'a');
  await writeFile(join(folder, 'src/b.go'), 'b');
  expect(await changed).toBe(true);
});

test('waitForChange ignores installed packages and the report, and ends with its signal', async () => {
  const ended = new AbortController();
  const changed = waitForChange(folder, join(folder, 'report'), ended.signal);
  await writeFile(join(folder, 'node_modules/x.js'), 'x');
  await writeFile(join(folder, 'report/report.json'), '{}');
  setTimeout(() => ended.abort(), 1_200);
  expect(await changed).toBe(false);
});

test('waitForServer waits for a server that starts later, whatever it answers', async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  const answered = waitForServer(`http://127.0.0.1:${port}`, new AbortController().signal);
  const server = createServer((_request, response) => response.writeHead(500).end());
  setTimeout(() => server.listen(port, '127.0.0.1'), 400);
  expect(await answered).toBe(true);
  await new Promise((resolve) => server.close(resolve));
});

test('waitForServer ends with its signal', async () => {
  const ended = new AbortController();
  setTimeout(() => ended.abort(), 300);
  expect(await waitForServer('http://127.0.0.1:9', ended.signal)).toBe(false);
});
