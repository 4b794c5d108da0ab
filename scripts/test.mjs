/**
 * `npm test`: all checks and tests behind one exit code. Installs and builds what is missing; a step that cannot run is a
 * failure, never a skip. `npm test -- <words>` runs the steps whose names contain one of the words.
 */
import { fileURLToPath } from 'node:url';
import { ensureBuild } from './setup/build.mjs';
import { ensureDependencies, printStep } from './setup/dependencies.mjs';
import { runStep } from './setup/run-step.mjs';
import { ensureSchemathesis } from './setup/schemathesis.mjs';
import { isNamed, STAGES } from './support/gate-steps.mjs';

ensureDependencies();
// The steps start servers and tools about a hundred times: they share compiled code.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../.cache/node', import.meta.url));
const only = process.argv.slice(2);
const results = [];

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

/** Runs steps one after the other. Their output is shown as it comes, or with `isBuffered` when a step has ended. */
async function runSequence(steps, isBuffered) {
  for (const [name, [command, ...args], extra] of steps) {
    if (['scripts/bundle-size.ts', 'scripts/e2e.ts', 'scripts/matrix.ts'].includes(args[0])) ensureBuild();
    if (args[0] === 'scripts/fuzz.ts') preparePython();
    if (!isBuffered) printStep(`▶ ${name}`);
    const started = performance.now();
    const { output, ...result } = await runStep(command, args, { extra, isBuffered });
    if (isBuffered) {
      printStep(`▶ ${name}`);
      process.stdout.write(output);
    }
    results.push({ name, ...result, seconds: (performance.now() - started) / 1000 });
  }
}

for (const stage of STAGES) {
  const sequences = stage.map((steps) => steps.filter(isSelected)).filter((steps) => steps.length > 0);
  await Promise.all(sequences.map((steps) => runSequence(steps, sequences.length > 1)));
}

console.log('');
for (const { name, passed, seconds } of results) {
  console.log(`  ${passed ? '✓' : '✗'} ${name.padEnd(36)} ${seconds.toFixed(0).padStart(4)} s`);
}
const failed = results.filter(({ passed }) => !passed);
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
console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 && results.length > 0 ? 0 : 1);
