import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { supervise } from './supervise.mjs';

/** Process starts and exits take time. */
const WAIT_OPTIONS = { timeout: 30_000, interval: 20 };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skein-supervise-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Writes a program that records each start in a file and then runs `then`. */
async function program(then: string): Promise<{ args: string[]; starts: () => Promise<number> }> {
  const log = join(folder, 'starts');
  await writeFile(log, '');
  const code = `
    const { appendFileSync, readFileSync } = require('node:fs');
    appendFileSync(${JSON.stringify(log)}, 'x');
    const start = readFileSync(${JSON.stringify(log)}).length;
    ${then}`;
  return { args: ['-e', code], starts: async () => (await readFile(log)).length };
}

function running(args: string[]) {
  const said: string[] = [];
  const server = supervise({
    command: process.execPath,
    args,
    firstPause: 10,
    say: (text) => said.push(text),
  });
  return { ...server, said };
}

test('supervise restarts a program that dies after growing pauses, until it exits normally', async () => {
  const { args, starts } = await program(`
    process.send('ready', () => {
      if (start === 1) process.kill(process.pid, 'SIGKILL');
      process.exit(start === 4 ? 0 : 3);
    })`);
  const { ended, said } = running(args);
  expect(await ended).toBe(0);
  expect(await starts()).toBe(4);
  expect(said.map((line) => line.match(/\(.*\)|[\d.]+ s/g))).toEqual([
    ['(SIGKILL)', '0.01 s'],
    ['(exit code 3)', '0.02 s'],
    ['(exit code 3)', '0.04 s'],
  ]);
});

test.each([
  ['was never ready', 'process.exit(3)', 3],
  ['says that it cannot start', "process.send('ready', () => process.exit(78))", 78],
])('supervise does not restart a program that %s', async (_case, then, code) => {
  const { args, starts } = await program(then);
  const { ended, said } = running(args);
  expect(await ended).toBe(code);
  expect([await starts(), said]).toEqual([1, []]);
});

test('supervise stops the program on request and does not restart it', async () => {
  const listening = join(folder, 'listening');
  const { args, starts } = await program(`
    process.on('SIGTERM', () => process.exit(0));
    process.send('ready', () => require('node:fs').writeFileSync(${JSON.stringify(listening)}, ''));
    setInterval(() => {}, 1000)`);
  const { stop, ended } = running(args);
  await vi.waitUntil(() => existsSync(listening), WAIT_OPTIONS);
  stop('SIGTERM');
  expect(await ended).toBe(0);
  expect(await starts()).toBe(1);
});

test('a supervised program stops when its supervisor is killed', async () => {
  const gone = join(folder, 'gone');
  const child = `
    process.on('disconnect', () => { require('node:fs').writeFileSync(${JSON.stringify(gone)}, 'yes'); process.exit(0); });
    process.send('ready');
    console.log('up');
    setInterval(() => {}, 1000)`;
  const module = fileURLToPath(new URL('./supervise.mjs', import.meta.url));
  const keeper = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { supervise } from ${JSON.stringify(module)};
       supervise({ command: process.execPath, args: ['-e', ${JSON.stringify(child)}] });`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(keeper.stdout, 'data');
  keeper.kill('SIGKILL');
  await vi.waitUntil(() => existsSync(gone), WAIT_OPTIONS);
});
