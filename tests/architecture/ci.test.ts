import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { isNamed, STAGES } from '../../scripts/support/gate-steps.mjs';

interface Job {
  job: string;
  steps: string;
  shard?: string;
}
type Workflow = { jobs: Record<string, { strategy: { matrix: { include: Job[]; command: string[] } } }> };

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const jobs = (parse(read('.github/workflows/ci.yml')) as Workflow).jobs.gate?.strategy.matrix.include ?? [];
const commands =
  (parse(read('.github/workflows/full.yml')) as Workflow).jobs.full?.strategy.matrix.command ?? [];
const names = STAGES.flat(2).map(([name]) => name);

/** Returns the total of shards as written (`2/3`) when every one of them is there once, else what is there. */
function wholeOf(shards: readonly string[]): string {
  const total = Number(shards[0]?.split('/')[1]);
  const all = Array.from({ length: total }, (_, at) => `${at + 1}/${total}`);
  return shards.toSorted().join() === all.join() ? 'whole' : shards.join();
}

test('each step of npm test is in exactly one job of the CI workflow', () => {
  for (const name of names) {
    const running = jobs.filter(({ steps }) => isNamed(name, steps.split(' ')));
    expect([name, new Set(running.map(({ job }) => job)).size]).toEqual([name, 1]);
    const shards = running.flatMap(({ shard }) => shard ?? []);
    expect([name, shards.length > 0 ? wholeOf(shards) : running.length]).toEqual([
      name,
      shards.length > 0 ? 'whole' : 1,
    ]);
  }
});

test('each word of a CI job names exactly one step of npm test', () => {
  for (const word of jobs.flatMap(({ steps }) => steps.split(' '))) {
    expect([word, names.filter((name) => isNamed(name, [word])).length]).toEqual([word, 1]);
  }
});

test('the full run has every part of the journeys, the matrix and the fuzzer', () => {
  const partsOf = (verb: string) =>
    commands.filter((command) => command.startsWith(`${verb} `)).map((command) => command.slice(-3));
  expect(['e2e', 'matrix', 'fuzz'].map((verb) => wholeOf(partsOf(verb)))).toEqual([
    'whole',
    'whole',
    'whole',
  ]);
});

test('.nvmrc names the major version of Node that the scripts run on', () => {
  const { devDependencies } = JSON.parse(read('package.json'));
  const [major] = devDependencies.node.split('.');
  expect(read('.nvmrc').trim()).toBe(major);
});
