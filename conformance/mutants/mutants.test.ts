import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { mutants } from './all.ts';
import type { Mutant } from './mutant.ts';
import { isFound, outcomesTable, share } from './outcomes.ts';
import { faultyFetch } from './proxy.ts';
import { type Outcome, tryMutant } from './try-mutant.ts';

function named(name: string): Mutant {
  const found = mutants.find((mutant) => mutant.name === name);
  if (!found) throw new Error(`There is no fault ${name}`);
  return found;
}

// One of each way in which a fault gets into the server, and the check that is about it.
test.each([
  ['field-dropped', 'answers/listUserLikes/rightful'],
  ['role-not-looked-at-pinPost', 'refusals/pinPost/stranger'],
  ['pinPost-does-nothing', 'laws/pinned-posts-come-first'],
  ['cursor-skips-listUserLikes', 'paging/listUserLikes/whole'],
  ['like-counts-twice', 'laws/likes-count-once'],
  ['other-sessions-live-on', 'laws/ending-other-sessions'],
])(
  'the kit finds %s',
  async (name, check) => {
    const outcome = await tryMutant(named(name));
    expect(isFound(outcome)).toBe(true);
    expect(outcome.wrong.map(({ id }) => id)).toContain(check);
  },
  120_000,
);

test('what passes through without a fault is as it was, a stream that stays open too', async () => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write('event: ready\ndata: {}\n\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await faultyFetch([])(new Request(`http://127.0.0.1:${port}/v2/user/events`));
  expect(await answer.text()).toBe('event: ready\ndata: {}\n\n');
  server.closeAllConnections();
  server.close();
});

test('there are many faults, each with a name of its own, and the manual lists them all as they were tried', () => {
  expect(mutants.length).toBeGreaterThan(150);
  expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
  const manual = readFileSync(new URL('../../docs/conformance.md', import.meta.url), 'utf8');
  const listed = mutants.filter(({ title }) => manual.includes(`| ${title} |`));
  expect(listed.map(({ name }) => name)).toEqual(mutants.map(({ name }) => name));
});

test('a fault that took no effect is not found, whatever came out wrong', () => {
  const [mutant] = mutants as [Mutant];
  const outcome = (bites: number, ...ids: string[]): Outcome => ({
    mutant,
    bites,
    seconds: 1,
    wrong: ids.map((id) => ({ id, detail: '' })),
  });
  const outcomes = [outcome(1, 'laws/a'), outcome(0, 'laws/a'), outcome(3)];
  expect(outcomes.map(isFound)).toEqual([true, false, false]);
  expect(share(outcomes)).toBeCloseTo(33.3, 1);
  expect(outcomesTable(outcomes)).toContain('1 of 3 faults are found (33.3 %)');
});
