/** `npm test`: the whole gate, one exit code. Sets up what is missing; what cannot run is a failure, never a skip. */
import { ensureBuild } from './setup/build.mjs';
import { ensureDependencies, say } from './setup/dependencies.mjs';
import { runStep } from './setup/run-step.mjs';

/** Where statements, locks and transactions are the subject; what stands on them is tested once. */
const ON_POSTGRES = ['modules', 'db', 'jobs', 'live', 'backup', 'tasks', 'search', 'feed', 'visibility']
  .map((room) => `server/${room}/`)
  .concat('server/main.test.ts');

/** A test may be tried once more, so that a busy machine fails nobody; what needed it is named at the end. */
const ONCE_MORE = '--retry=1';

const STEPS = [
  ['contract, types, lint, drift', ['node', 'scripts/check.ts']],
  [
    // The modules' own tests run on PostgreSQL alone, where locks mean something; their operations meet the embedded engine
    // in the tests of rights, in the journeys and under the fuzzer.
    'unit and contract tests, PGlite',
    ['vitest', 'run', ONCE_MORE, '--exclude', 'server/modules/**'],
    { TEST_DB: 'pglite' },
  ],
  [
    'server tests, PostgreSQL',
    ['vitest', 'run', ONCE_MORE, '--project', 'server', ...ON_POSTGRES],
    { TEST_DB: 'postgres' },
  ],
  ['the specification’s rules', ['node', 'scripts/spec.ts']],
  ['weight of the pages', ['node', 'scripts/bundle-size.ts']],
  // Those that have nothing to do with a window's width at one width; all at both: npm run e2e.
  ['journeys in Chromium', ['node', 'scripts/e2e.ts', '--retries=1'], { E2E_WIDTHS: 'one' }],
  ['every screen bears every kind of answer', ['node', 'scripts/matrix.ts', '--sample']],
  ['packages in an empty folder', ['node', 'scripts/pack.ts', '--try']],
  ['workflows', ['node', 'scripts/workflows.ts']],
  ['programs of the family', ['node', 'scripts/clients.ts']],
  ['Schemathesis', ['node', 'scripts/fuzz.ts']],
];

ensureDependencies();
const only = process.argv.slice(2);
const results = [];
for (const [name, [command, ...args], extra] of STEPS) {
  if (only.length > 0 && !only.some((word) => name.toLowerCase().includes(word.toLowerCase()))) continue;
  if (['scripts/bundle-size.ts', 'scripts/e2e.ts', 'scripts/matrix.ts'].includes(args[0])) ensureBuild();
  say(`▶ ${name}`);
  const started = performance.now();
  const { passed, faults, again } = await runStep(command, args, extra);
  results.push({ name, passed, faults, again, seconds: (performance.now() - started) / 1000 });
}

console.log('');
for (const { name, passed, seconds } of results) {
  console.log(`  ${passed ? '✓' : '✗'} ${name.padEnd(36)} ${seconds.toFixed(0).padStart(4)} s`);
}
const failed = results.filter(({ passed }) => !passed);
// The end of a log is what people and machines keep: it says what failed, not only that something did.
for (const { name, passed, faults, again } of results.filter(({ again }) => again.length > 0)) {
  const why = passed ? faults : [];
  console.log(
    `\n~ ${name}: passed only at a second try, look for the cause\n${[...again, ...why].join('\n')}`,
  );
}
for (const { name, faults } of failed) console.log(`\n✗ ${name}\n${faults.join('\n')}`);
console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 && results.length > 0 ? 0 : 1);
