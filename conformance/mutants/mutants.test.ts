import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { mutants } from './all.ts';
import type { Mutant } from './mutant.ts';
import { foundPercent, isFound, outcomesTable, parseOutcomes } from './outcomes.ts';
import { faultyFetch } from './proxy.ts';
import { type Outcome, tryMutant } from './try-mutant.ts';

function named(name: string): Mutant {
  const found = mutants.find((mutant) => mutant.name === name);
  if (!found) throw new Error(`There is no fault ${name}`);
  return found;
}

// One fault of each mechanism, with the check that must find it.
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

test('the proxy passes calls through unchanged without a fault, including an open event stream', async () => {
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

test('the mutants have unique names and the manual lists them all with their outcomes', () => {
  expect(mutants.length).toBeGreaterThan(150);
  expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
  const manual = readFileSync(new URL('../../docs/conformance.md', import.meta.url), 'utf8');
  const listed = mutants.filter(({ title }) => manual.includes(`| ${title} |`));
  expect(listed.map(({ name }) => name)).toEqual(mutants.map(({ name }) => name));
});

test('isFound is false for a fault without effect, whatever check failed', () => {
  const three = mutants.slice(0, 3);
  const outcome = (at: number, effectCount: number, ...ids: string[]): Outcome => ({
    mutant: three[at] as Mutant,
    effectCount,
    seconds: 1,
    wrong: ids.map((id) => ({ id, detail: '' })),
  });
  const outcomes = [outcome(0, 1, 'laws/a', 'laws/b'), outcome(1, 0, 'laws/a'), outcome(2, 3)];
  expect(outcomes.map(isFound)).toEqual([true, false, false]);
  expect(foundPercent(outcomes)).toBeCloseTo(33.3, 1);
  const table = outcomesTable(three, outcomes);
  expect(table).toContain('1 of 3 faults are found (33.3 %).\n');
  expect([...parseOutcomes(table).values()].filter((by) => !/^-|^Found/.test(by))).toEqual([
    '`laws/a` and 1 more',
    '**not found**',
    '**not found**',
  ]);
});

test('outcomesTable keeps earlier outcomes of faults that were not tried and marks them', () => {
  const [first, second, third] = mutants as [Mutant, Mutant, Mutant];
  const outcome = { mutant: second, effectCount: 1, seconds: 1, wrong: [{ id: 'laws/new', detail: '' }] };
  const kept = new Map([
    [first.title, '`laws/old`'],
    [second.title, '**not found**'],
  ]);
  const table = outcomesTable([first, second, third], [outcome], kept);
  expect(table).toContain('2 of 3 faults are found (66.7 %). 1 of them were tried in the last run');
  expect(parseOutcomes(table).get(first.title)).toBe('`laws/old`');
  expect(parseOutcomes(table).get(second.title)).toBe('`laws/new`');
  expect(parseOutcomes(table).get(third.title)).toBe('**not tried**');
});
