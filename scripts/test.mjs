/**
 * `npm test`: all checks and tests behind one exit code. Installs and builds what is missing; a step that cannot run is a
 * failure, never a skip. `npm test -- <words>` runs the steps whose names contain one of the words. Prints a line per
 * step and a summary; the output of each step is in .cache/logs, and on the screen with `--verbose` or in CI (`CI=true`). With
 * `STRICT_RETRIES=1` a test that passes only on retry fails its step.
 */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuild } from './setup/build.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { formatDuration, LOG_FOLDER, printStep } from './setup/quiet-step.mjs';
import { runStep } from './setup/run-step.mjs';
import { ensureSchemathesis } from './setup/schemathesis.mjs';
import { isNamed, STAGES } from './support/gate-steps.mjs';

/** Interval of the lines that say which steps are running, in milliseconds. */
const REPORT_INTERVAL_MS = 60_000;
/** Lines of a failed step's log that are printed. */
const SHOWN_LINE_COUNT = 200;

ensureDependencies();
// The steps start servers and tools about a hundred times: they share compiled code.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../.cache/node', import.meta.url));
const isVerbose = process.argv.includes('--verbose') || Boolean(process.env.CI);
const only = process.argv.slice(2).filter((word) => word !== '--verbose');
// The CI workflows are strict: a test that passes only on retry fails its step. Elsewhere it is named at the end.
const mayRetry = !process.env.STRICT_RETRIES;
const startedAt = performance.now();
const results = [];
/** Names of the running steps with their start. */
const running = new Map();

/** Returns true when the command line names the step, or no step. */
function isSelected([name]) {
  return only.length === 0 || isNamed(name, only);
}

/** Creates the Python environment that fuzzing and the legacy clients share, before either starts. */
function preparePython() {
  try {
    ensureSchemathesis();
  } catch {
    // The step that needs it reports the failure.
  }
}

/** Runs steps one after the other. */
async function runSequence(steps) {
  for (const [name, [command, ...args], extra] of steps) {
    if (['scripts/bundle-size.ts', 'scripts/e2e.ts', 'scripts/matrix.ts'].includes(args[0])) ensureBuild();
    if (args[0] === 'scripts/fuzz.ts') preparePython();
    const log = join(LOG_FOLDER, `test-${name.replace(/\W+/g, '-')}.log`);
    const started = performance.now();
    running.set(name, started);
    const result = await runStep(command, args, { extra, log, isShown: isVerbose, mayRetry });
    running.delete(name);
    const duration = performance.now() - started;
    printStep(`${result.passed ? '✓' : '✗'} ${name.padEnd(36)} ${formatDuration(duration)}`);
    results.push({ name, log, duration, ...result });
  }
}

const report = setInterval(() => {
  const names = [...running].map(([name, since]) => `${name} (${formatDuration(performance.now() - since)})`);
  if (names.length > 0) printStep(`… running: ${names.join(', ')}`);
}, REPORT_INTERVAL_MS);

for (const stage of STAGES) {
  const sequences = stage.map((steps) => steps.filter(isSelected)).filter((steps) => steps.length > 0);
  await Promise.all(sequences.map(runSequence));
}
clearInterval(report);

const failed = results.filter(({ passed }) => !passed);
for (const { name, log } of isVerbose ? [] : failed) {
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n');
  console.log(`\n▶ ${name}: the end of ${relative(process.cwd(), log)}\n`);
  console.log(lines.slice(-SHOWN_LINE_COUNT).join('\n'));
}
console.log('');
for (const { name, passed, duration } of results) {
  console.log(`  ${passed ? '✓' : '✗'} ${name.padEnd(36)} ${formatDuration(duration).padStart(12)}`);
}
// The end of a log is what people and CI systems show, so it says what failed.
for (const { name, passed, faults, retried } of results.filter(({ retried }) => retried.length > 0)) {
  const why = passed ? faults : [];
  console.log(
    `\n~ ${name}: tests passed only on retry, look for the cause\n${[...retried, ...why].join('\n')}`,
  );
}
for (const { name, notDone } of results.filter(({ notDone }) => notDone.length > 0)) {
  console.log(`\n~ ${name}\n${notDone.join('\n')}`);
}
for (const { name, faults } of failed) console.log(`\n✗ ${name}\n${faults.join('\n')}`);
const total = formatDuration(performance.now() - startedAt);
console.log(`\nTook ${total}. Logs: .cache/logs\n`);
// Stands alone on its line, the form in which CI systems recognise a test result of any language.
console.log(`steps: ${results.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 && results.length > 0 ? 0 : 1);
