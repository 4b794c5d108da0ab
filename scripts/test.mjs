/** `npm test`: the whole gate, one exit code. Sets up what is missing; what cannot run is a failure, never a skip. */
import { fileURLToPath } from 'node:url';
import { ensureBuild } from './setup/build.mjs';
import { ensureDependencies, say } from './setup/dependencies.mjs';
import { runStep } from './setup/run-step.mjs';
import { ensureSchemathesis } from './setup/schemathesis.mjs';

/** Where statements, locks and transactions are the subject; what stands on them is tested once. */
const ON_POSTGRES = ['modules', 'db', 'jobs', 'live', 'backup', 'tasks', 'search', 'feed', 'visibility']
  .map((room) => `server/${room}/`)
  .concat('server/main.test.ts', 'tests/robustness/interleaved.test.ts');
/** In these rooms, what is about the embedded engine alone. */
const EMBEDDED_ONLY = [
  'server/db/{data-folder,durability,pglite}.test.ts',
  'server/seed/world-files.test.ts',
];

/** A test may be tried once more, so that a busy machine fails nobody; what needed it is named at the end. */
const ONCE_MORE = '--retry=1';

/** @typedef {[name: string, command: string[], environment?: Record<string, string>]} Step */

/**
 * Rounds follow one another. The lanes of a round run side by side: each by itself would leave half of two processors idle.
 *
 * @type {Step[][][]}
 */
const ROUNDS = [
  // Writes what all others read.
  [[['drift', ['node', 'scripts/check.ts', 'generated']]]],
  [
    [
      ['contract, types, lint', ['node', 'scripts/check.ts', '--but', 'generated']],
      ['known vulnerabilities', ['node', 'scripts/audit.ts']],
    ],
    [
      [
        // The tests of modules and of what they read with run on PostgreSQL alone, where locks mean something; their
        // operations meet the embedded engine in the tests of rights, in the journeys and under the fuzzer.
        'unit and contract tests, PGlite',
        [
          ...['vitest', 'run', ONCE_MORE, '--exclude', 'server/{modules,feed,search,visibility}/**'],
          ...['--exclude', 'tests/robustness/interleaved.test.ts'],
        ],
        { TEST_DB: 'pglite' },
      ],
    ],
  ],
  [
    [
      [
        'server tests, PostgreSQL',
        [
          ...['vitest', 'run', ONCE_MORE, '--project', 'server', '--project', 'tests', ...ON_POSTGRES],
          ...EMBEDDED_ONLY.flatMap((files) => ['--exclude', files]),
        ],
        { TEST_DB: 'postgres' },
      ],
      ['the specification’s rules', ['node', 'scripts/spec.ts']],
      ['weight of the pages', ['node', 'scripts/bundle-size.ts']],
      // Most at one width; all at both: npm run e2e.
      ['journeys in Chromium', ['node', 'scripts/e2e.ts', '--retries=1'], { E2E_WIDTHS: 'one' }],
    ],
  ],
  [
    [['every screen bears every kind of answer', ['node', 'scripts/matrix.ts', '--sample']]],
    [
      // Every operation, and more of what is made up: npm run fuzz.
      ['Schemathesis', ['node', 'scripts/fuzz.ts', '--sample', '--examples', '5']],
      ['programs of the family', ['node', 'scripts/clients.ts']],
      ['workflows', ['node', 'scripts/workflows.ts']],
      ['packages in an empty folder', ['node', 'scripts/pack.ts', '--try']],
    ],
  ],
];

ensureDependencies();
// The steps start servers and tools a hundred times over: what one has compiled, the next need not.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../.cache/node', import.meta.url));
const only = process.argv.slice(2);
const results = [];

/** Whether a step is among those that the command line names. */
function isAsked([name]) {
  return only.length === 0 || only.some((word) => name.toLowerCase().includes(word.toLowerCase()));
}

/** Fuzzing and the programs of the family share a Python environment: it is there before either begins. */
function preparePython() {
  try {
    ensureSchemathesis();
  } catch {
    // The step that misses it says so.
  }
}

/** Runs steps one after the other; what a step prints is shown as it comes, or with `isAside` when it has ended. */
async function runLane(steps, isAside) {
  for (const [name, [command, ...args], extra] of steps) {
    if (['scripts/bundle-size.ts', 'scripts/e2e.ts', 'scripts/matrix.ts'].includes(args[0])) ensureBuild();
    if (args[0] === 'scripts/fuzz.ts') preparePython();
    if (!isAside) say(`▶ ${name}`);
    const started = performance.now();
    const { output, ...result } = await runStep(command, args, { extra, isAside });
    if (isAside) {
      say(`▶ ${name}`);
      process.stdout.write(output);
    }
    results.push({ name, ...result, seconds: (performance.now() - started) / 1000 });
  }
}

for (const lanes of ROUNDS) {
  const asked = lanes.map((steps) => steps.filter(isAsked)).filter((steps) => steps.length > 0);
  await Promise.all(asked.map((steps) => runLane(steps, asked.length > 1)));
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
for (const { name, notDone } of results.filter(({ notDone }) => notDone.length > 0)) {
  console.log(`\n~ ${name}\n${notDone.join('\n')}`);
}
for (const { name, faults } of failed) console.log(`\n✗ ${name}\n${faults.join('\n')}`);
console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 && results.length > 0 ? 0 : 1);
