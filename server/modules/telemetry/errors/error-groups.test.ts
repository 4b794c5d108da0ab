import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AnyBody, buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import type { Member } from '#tests/support/members.ts';
import { deleteOldGroups, MAX_NEW_GROUPS_PER_DAY } from './error-groups-repository.ts';
import { MAX_OPENED_PER_MINUTE, SourceMaps } from './source-maps.ts';
import { framesOf } from './stack.ts';
import { storeErrors } from './store-errors.ts';

let t: TestApp;
let bystander: Bystander;
let staff: Member;
let folder: string;
let maps: SourceMaps;

/** Maps line 1, columns 0 and 10 of the script to two sources. */
const MAP = {
  version: 3,
  file: 'app.js',
  sources: ['../../../src/features/desk/queue-order.ts', '../../../node_modules/react-dom/index.js'],
  names: [],
  mappings: 'AAuFA,UCvFA',
};

beforeAll(async () => {
  t = await buildTestApp({ log: { level: 'silent' } });
  bystander = await makeBystander(t);
  staff = await t.member('staff', { role: 'admin' });
  folder = await mkdtemp(join(tmpdir(), 'maps-'));
  await writeFile(join(folder, 'app.js.map'), JSON.stringify(MAP));
  maps = new SourceMaps(folder);
});
beforeEach(() => t.db.query('delete from error_groups'));
afterAll(async () => {
  await bystander.expectUnchanged();
  await rm(folder, { recursive: true });
  await t.close();
});

const tick = {
  route: '/dashboard',
  name: 'TypeError',
  message: 'row 12 is undefined',
  stack:
    'TypeError: row 12 is undefined\n    at a (https://skein.example/assets/app.js?v=1:1:2)\n    at b (https://skein.example/assets/app.js:1:12)',
  timestamp: 1_780_000_000_000,
  release: '0.4.0',
};
const origin = { userId: '1', address: '192.0.2.1', browser: 'Firefox' };
function store(...ticks: object[]) {
  return storeErrors(t.db, { ticks: ticks.map((more) => ({ ...tick, ...more })), origin }, Date.now(), maps);
}
async function list(state = 'all') {
  return (await t.injectAs(staff, `/v2/admin/errors?state=${state}`)).body.response;
}
async function only() {
  const { errorGroups, total } = await list();
  expect([errorGroups.length, total]).toEqual([1, 1]);
  return errorGroups[0];
}
function set(id: string, state: string) {
  return t.injectAs(staff, { method: 'PUT', url: `/v2/admin/errors/${id}`, payload: { state } });
}

describe('framesOf', () => {
  it.each([
    ['V8', '    at Card (https://skein.example/assets/a.js?v=1:10:5)', { name: 'Card', line: 10, column: 5 }],
    ['V8 without a name', '    at https://skein.example/assets/a.js:10:5', { name: '', line: 10, column: 5 }],
    ['V8 in async code', '    at async Card (https://skein.example/assets/a.js:10:5)', { name: 'Card' }],
    ['Firefox', 'Card/<@https://skein.example/assets/a.js:10:5', { name: 'Card/<', line: 10, column: 5 }],
    ['Safari', 'Card@https://skein.example/assets/a.js:10:5', { name: 'Card', line: 10 }],
  ])('framesOf reads a line of %s', (_what, line, expected) => {
    expect(framesOf(`TypeError: x\n${line}`)).toEqual([
      expect.objectContaining({ file: '/assets/a.js', ...expected }),
    ]);
  });

  it('framesOf drops names that are no functions, and everything of an extension but its scheme', () => {
    const [named, extension] = framesOf(
      'dear “anna”@https://skein.example/assets/a.js:1:2\nat f (chrome-extension://abcdef/secret.js:3:4)',
    );
    expect(named?.name).toBe('');
    expect(extension?.file).toBe('chrome-extension:');
  });

  it('framesOf bounds a forged stack: thirty places of long lines', () => {
    const line = `at ${'x'.repeat(5000)} (https://skein.example/assets/a.js:1:2)`;
    const frames = framesOf(
      [line, ...Array.from({ length: 900 }, () => 'at f (https://skein.example/a.js:1:2)')].join('\n'),
    );
    expect(frames).toHaveLength(30);
    expect(framesOf('('.repeat(20_000))).toEqual([]);
  });
});

describe('SourceMaps', () => {
  it('SourceMaps finds the place in the sources, and tells own code from libraries', async () => {
    expect(await maps.resolve(framesOf(tick.stack), Date.now())).toEqual([
      { name: '', file: 'src/features/desk/queue-order.ts', line: 88, column: 1, isOwn: true },
      { name: '', file: 'node_modules/react-dom/index.js', line: 1, column: 1, isOwn: false },
    ]);
  });

  it('SourceMaps adds the source around the first own places, as the build wrote it beside the maps', async () => {
    const file = join(folder, 'src/features/desk/queue-order.ts');
    await mkdir(join(folder, 'src/features/desk'), { recursive: true });
    await writeFile(
      file,
      Array.from({ length: 89 }, (_, at) => `row ${at + 1} ${'x'.repeat(300)}`).join('\n'),
    );
    const [own, foreign] = await maps.resolve(framesOf(tick.stack), Date.now());
    await rm(file);
    expect(own?.lines?.map(({ line }) => line)).toEqual([86, 87, 88, 89]);
    expect(own?.lines?.[2]?.text).toMatch(/^row 88 x+$/);
    expect(own?.lines?.[2]?.text).toHaveLength(160);
    expect(foreign).not.toHaveProperty('lines');
  });

  it.each(['/assets/../../secret.js', '/assets/%2e%2e/app.js', '/assets/none.js', '/other/app.js'])(
    'SourceMaps opens no file for the made-up script %s',
    async (file) => {
      const frame = { name: 'f', file, line: 1, column: 2 };
      expect(await maps.resolve([frame], Date.now())).toEqual([{ ...frame, isOwn: false }]);
    },
  );
});

it('SourceMaps opens a bounded number of maps in a minute, so that made-up stacks cost little', async () => {
  const own = new SourceMaps(folder);
  const now = 1_780_000_020_000;
  const real = { name: 'f', file: '/assets/app.js', line: 1, column: 2 };
  const invented = Array.from({ length: MAX_OPENED_PER_MINUTE }, (_, n) => ({
    ...real,
    file: `/assets/x${n}.js`,
  }));
  await own.resolve(invented, now);
  expect((await own.resolve([real], now))[0]?.isOwn).toBe(false);
  expect((await own.resolve([real], now + 60_000))[0]?.isOwn).toBe(true);
});

describe('error groups', () => {
  it('listErrorGroups has one row per fault, whatever its numbers, lines and release', async () => {
    await store({}, { message: 'row 13 is undefined' });
    await store({ release: '0.4.1' });
    expect(await only()).toMatchObject({
      name: 'TypeError',
      message: 'row 12 is undefined',
      location: 'src/features/desk/queue-order.ts:88',
      state: 'open',
      firstRelease: '0.4.0',
      lastRelease: '0.4.1',
      count: 3,
      people: 1,
      trend: [...Array.from({ length: 13 }, () => 0), 3],
      isExtension: false,
    });
    await store({ message: 'another fault' }, { name: 'RangeError' });
    expect((await list()).total).toBe(3);
  });

  it('getErrorGroup shows the places of the newest error that had a stack', async () => {
    await store({}, { stack: undefined, message: 'row 2 is undefined', route: '/dashboard' });
    const { errorGroups } = await list();
    const withPlaces = errorGroups.find(({ location }: { location: string }) => location !== '');
    const { status, body } = await t.injectAs(staff, `/v2/admin/errors/${withPlaces.id}`);
    expect(status).toBe(200);
    expect(body.response.sample).toMatchObject({ route: '/dashboard', release: '0.4.0' });
    expect(body.response.sample.frames.map(({ line }: { line: number }) => line)).toEqual([88, 1]);
  });

  it('reportExceptions groups what a browser reports, without anything in quotes or behind a question mark', async () => {
    const token = (await t.inject('/v2/config')).body.response.reportToken;
    const payload = {
      token,
      url: 'https://skein.example/x',
      ticks: [{ ...tick, message: 'no "secret wish" at https://skein.example/search?q=wish' }],
    };
    expect((await t.inject({ method: 'POST', url: '/svc/pop/exceptions', payload })).status).toBe(204);
    const group = await only();
    const { body } = await t.injectAs(staff, `/v2/admin/errors/${group.id}`);
    expect(JSON.stringify(body)).not.toContain('wish');
    expect(body.response.sample.frames[0].file).toBe('/assets/app.js');
  });

  it('listErrorGroups names the last six releases up to that of the server, and those of each fault', async () => {
    const own = (await list()).releases.at(-1);
    for (const release of ['0.1.9', '0.1.10', '0.2.0', 'a1b2c3', '', '999.0.0', '0.1.8', '0.1.11', '0.0.9'])
      await store({ release });
    const { releases, errorGroups } = await list();
    expect(releases).toEqual(['0.1.8', '0.1.9', '0.1.10', '0.1.11', '0.2.0', own]);
    expect(errorGroups[0].releases).toEqual([
      ...['0.1.9', '0.1.10', '0.2.0', 'a1b2c3', '999.0.0', '0.1.8', '0.1.11', '0.0.9'],
    ]);
  });

  it('a resolved fault leaves the list and regresses in a release that is new', async () => {
    await store({});
    const { id } = await only();
    const { status, body } = await set(id, 'resolved');
    expect([status, body.response.errorGroup.state, body.response.errorGroup.resolvedRelease]).toEqual([
      200,
      'resolved',
      '0.4.0',
    ]);
    // A page of the old release is still open somewhere.
    await store({});
    expect((await list('unresolved')).total).toBe(0);
    expect((await list('resolved')).total).toBe(1);
    await store({ release: '0.4.1' });
    expect(await only()).toMatchObject({ state: 'regressed', count: 3, lastRelease: '0.4.1' });
    expect((await list('unresolved')).total).toBe(1);
  });

  it('a resolved fault regresses in a known release once its pages cannot be open any more', async () => {
    await store({});
    const { id } = await only();
    await set(id, 'resolved');
    await t.db.query("update error_groups set resolved_at = now() - interval '25 hours'");
    await store({});
    expect((await only()).state).toBe('regressed');
  });

  it('setErrorGroupState takes a resolution back, and leaves a fault that came back as it is', async () => {
    await store({});
    const { id } = await only();
    await set(id, 'resolved');
    expect((await set(id, 'open')).body.response.errorGroup.state).toBe('open');
    expect((await only()).resolvedRelease).toBeUndefined();
    await set(id, 'resolved');
    await store({ release: '0.5.0' });
    expect((await set(id, 'open')).body.response.errorGroup.state).toBe('regressed');
  });

  it('Resolving and reopening a fault are in the audit log, each once', async () => {
    await store({});
    const { id } = await only();
    for (const state of ['resolved', 'resolved', 'open']) await set(id, state);
    const { body } = await t.injectAs(staff, '/v2/admin/acts?limit=10');
    expect(
      body.response.acts
        .filter(({ act, subject }: AnyBody) => act === 'set-error-state' && subject === id)
        .map(({ details }: AnyBody) => details.outcome),
    ).toEqual(['open', 'resolved']);
  });

  it('listErrorGroups pages by last sight without repeating a group', async () => {
    for (const word of ['a', 'b', 'c']) await store({ message: word });
    const seen: string[] = [];
    let url: string | undefined = '/v2/admin/errors?limit=2';
    while (url) {
      const answer: Awaited<ReturnType<typeof t.injectAs>> = await t.injectAs(staff, url);
      const { errorGroups, links } = answer.body.response;
      seen.push(...errorGroups.map(({ message }: { message: string }) => message));
      url = links.next && `/v2/admin/errors?${new URLSearchParams(links.next.queryParams)}`;
    }
    expect(seen).toEqual(['c', 'b', 'a']);
  });

  it('a day brings a bounded number of groups; known ones are counted on', async () => {
    await store({});
    const words = Array.from({ length: MAX_NEW_GROUPS_PER_DAY + 5 }, (_, n) => ({
      message: `made up ${String.fromCodePoint(0x4e00 + n)}`,
    }));
    await store(...words);
    await store({});
    const [row] = await t.db.query<{ n: number; most: number }>(
      'select count(*)::int as n, max(count) as most from error_groups',
    );
    expect(row).toEqual({ n: MAX_NEW_GROUPS_PER_DAY, most: 2 });
  });

  it('deleteOldGroups drops what nobody saw for ninety days', async () => {
    await store({}, { message: 'older' });
    await t.db.query(
      "update error_groups set last_seen_at = now() - interval '91 days' where message = 'older'",
    );
    await deleteOldGroups(t.db);
    expect((await only()).message).toBe('row 12 is undefined');
  });

  it.each([
    ['0', 404, 4004],
    ['9'.repeat(19), 404, 4004],
  ])('getErrorGroup and setErrorGroupState answer %s with %i', async (id, status, code) => {
    for (const answer of [await t.injectAs(staff, `/v2/admin/errors/${id}`), await set(id, 'open')])
      expect([answer.status, answer.body.errors[0].code]).toEqual([status, code]);
  });
});
