/**
 * `npm run mutants -- <area> [--sample 40]`: small faults put into the code of an area, one at a time; how many of them
 * the tests notice. Fails below the floor of tests/mutants/areas.json.
 */
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import areas from '../tests/mutants/areas.json' with { type: 'json' };
import { tryStatementFaults } from './mutants/try-statements.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, concurrency: { type: 'string', default: '2' } },
});
const [name = ''] = positionals;
if (!Object.hasOwn(areas, name)) {
  console.error(`Name an area: npm run mutants -- <${Object.keys(areas).join('|')}>`);
  process.exit(2);
}
const { floor, files } = areas[name as keyof typeof areas];
// The UI's logic is judged by the UI's tests; the server's, which render pages with it, would take an hour.
if (files.every((file) => file.startsWith('src/'))) process.env.MUTANT_TESTS = 'src/**/*.test.ts';
const sample = values.sample === undefined ? undefined : Number(values.sample);
const paths = globSync(files, { cwd: root }).filter((file) => !/\.test\.tsx?$|\.d\.ts$/.test(file));

/** Every n-th of a list, so that about `sample` are left. */
function sampled<Item>(items: Item[]): Item[] {
  if (sample === undefined || items.length <= sample) return items;
  const step = items.length / sample;
  return Array.from({ length: sample }, (_, at) => items[Math.floor(at * step)] as Item);
}

const results = await new Stryker({
  mutate: sampled(paths),
  testRunner: 'vitest',
  vitest: { related: true, configFile: 'tests/mutants/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  // Most tests of the server reach what every call passes through, and all of them run once first.
  dryRunTimeoutMinutes: 30,
  concurrency: Number(values.concurrency),
  reporters: ['progress-append-only', 'clear-text'],
  tempDirName: '.cache/mutants',
  ignorePatterns: ['/data', '/dist', '/.cache/fuzz', '/.cache/schemathesis', '/test-results'],
  // Texts are for people, and the contract's examples hold those that matter.
  mutator: { excludedMutations: ['StringLiteral'] },
}).runMutationTest();
const counted = results.filter(({ status }) => !['Ignored', 'CompileError'].includes(status));
const killed = counted.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;

const statements = await tryStatementFaults(root, sampled(paths));
const total = counted.length + statements.length;
const noticed = killed + statements.filter(({ killed: seen }) => seen).length;
const share = total === 0 ? 100 : (100 * noticed) / total;

const survivors = [
  ...counted
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map(
      (mutant) =>
        `${mutant.fileName.slice(root.length)}:${mutant.location.start.line} ${mutant.mutatorName} → ${mutant.replacement}`,
    ),
  ...statements
    .filter(({ killed: seen }) => !seen)
    .map(({ fault }) => `${fault.file}:${fault.line} "${fault.before}" → "${fault.after}"`),
];
const report = join(root, '.cache', `mutants-${name}.txt`);
mkdirSync(join(root, '.cache'), { recursive: true });
writeFileSync(report, `${survivors.join('\n')}\n`);
console.log(
  `${name}: ${noticed} of ${total} faults noticed (${share.toFixed(0)} %, floor ${floor}); survivors in .cache/mutants-${name}.txt`,
);
process.exit(share >= floor ? 0 : 1);
