import { mkdtemp, rm } from 'node:fs/promises';
import { createConnection, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { openControlSocket, sendTask } from './control-socket.ts';

let db: Database;
let dataDir: string;
let stop: () => Promise<void>;
beforeAll(async () => {
  db = await freshDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'skein-socket-'));
  stop = await openControlSocket({ db, dataDir, secret: 's' });
});
afterAll(async () => {
  await stop();
  await db.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function jobs(): Promise<string[]> {
  const said: string[] = [];
  await sendTask(dataDir, { task: 'jobs', args: [] }, (line) => said.push(line));
  return said;
}

test('the control socket transfers U+2028 and U+2029 in an order and its answer', async () => {
  const name = 'a\u2028b\u2029c';
  const refused = sendTask(dataDir, { task: 'import-posts', args: [name, 'posts.json'] }, () => undefined);
  await expect(refused).rejects.toThrow(`There is no blog called ${name}.`);
});

test.each([
  ['breaks off within a line', (socket: Socket) => void socket.write('{"task"', () => socket.destroy())],
  ['sends an endless line', (socket: Socket) => void socket.write('x'.repeat(2_000_000))],
])('a control connection that %s does not end the process', async (_what, act) => {
  const socket = createConnection(join(dataDir, 'control.sock'));
  socket.on('error', () => undefined);
  const closed = new Promise((done) => socket.once('close', done));
  socket.once('connect', () => act(socket));
  await closed;
  expect(await jobs()).toEqual(['No jobs.']);
});
