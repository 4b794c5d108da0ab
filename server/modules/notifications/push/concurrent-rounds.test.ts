import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { freshPostgres, testEngine } from '#tests/support/database.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs, replyAs } from '#tests/support/posts.ts';
import { ANY_PUSH_SERVICE, PushService } from '#tests/support/push-service.ts';
import { type PushRound, pushDue } from './push-due.ts';

const pusher = fileURLToPath(new URL('../../../../tests/support/processes/push-once.ts', import.meta.url));
const NOON = new Date().setUTCHours(12, 0, 0, 0);
const isPostgres = testEngine === 'postgres';

let t: TestApp;
let url = '';
let now = NOON;
let service: PushService;
let anna: Member;
let bela: Member;
const running: ChildProcess[] = [];

beforeEach(async () => {
  now = NOON;
  service = await new PushService().start();
  const own = isPostgres ? await freshPostgres() : undefined;
  url = own?.url ?? '';
  t = await buildTestApp({ push: ANY_PUSH_SERVICE, now: () => now, ...(own ? { db: own.db } : {}) });
  [anna, bela] = [await t.member('anna'), await t.member('bela')];
  return async () => {
    await t.close();
    await own?.db.close();
    await service.stop();
  };
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

function round(): PushRound {
  const { signal } = new AbortController();
  return {
    db: t.db,
    services: t.app.services,
    signal,
    onFault: (error) => {
      throw error;
    },
  };
}
const tags = () => service.arrived.map(({ device, message }) => `${device} ${message.tag}`);

it('pushDue of three concurrent rounds pushes each notification to each device once', async () => {
  for (let at = 0; at < 12; at += 1) await service.add(t, anna, `device-${at}`);
  const post = await postAs(t, anna, 'Talk');
  for (const word of ['a', 'b', 'c']) await replyAs(t, bela, post, word);
  await Promise.all([pushDue(round()), pushDue(round()), pushDue(round())]);
  expect(tags()).toHaveLength(36);
  expect(new Set(tags()).size).toBe(36);
});

// The embedded database runs in a single process only.
it.runIf(isPostgres)(
  'pushDue after a killed process pushes every waiting notification; only the interrupted one is repeated',
  async () => {
    await service.add(t, anna, 'phone');
    const post = await postAs(t, anna, 'Talk');
    for (const word of ['a', 'b', 'c']) await replyAs(t, bela, post, word);
    const second = Promise.withResolvers<void>();
    const never = Promise.withResolvers<void>();
    // The first request is answered, the second is not.
    service.onArrival = () => {
      if (service.arrived.length < 2) return;
      service.beforeAnswer = never.promise;
      second.resolve();
    };
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', pusher, url, String(now)],
      { stdio: ['ignore', 'inherit', 'inherit'] },
    );
    running.push(child);
    await second.promise;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    service.onArrival = () => {};
    service.beforeAnswer = Promise.resolve();
    // The device stays leased while the killed process could still be sending.
    await pushDue(round());
    expect(tags()).toHaveLength(2);
    now = NOON + 60_000;
    await pushDue(round());
    const [first, killed, again, last] = service.arrived.map(({ message }) => message);
    expect(service.arrived).toHaveLength(4);
    expect(again).toEqual(killed);
    expect(new Set([first, killed, last].map((message) => message?.tag)).size).toBe(3);
    expect(await t.db.query('select 1 from push_waiting')).toEqual([]);
  },
);
