/**
 * Measures generate, typecheck and build (median of three) and one run of `npm test` (`npm run bench:build`), with the
 * start of a process as the unit. `-- --quick` leaves the tests out.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseOptions } from '../support/parse-options.ts';

interface Step {
  name: string;
  command: string;
  args: string[];
  runs: number;
}

const { values } = parseOptions({ options: { quick: { type: 'boolean', default: false } } });
const root = fileURLToPath(new URL('../../', import.meta.url));
const STEPS: Step[] = [
  { name: 'start of a process', command: 'node', args: ['--version'], runs: 3 },
  { name: 'generate', command: 'node', args: ['scripts/generate.ts'], runs: 3 },
  { name: 'typecheck, cold', command: 'tsc', args: ['--noEmit', '-p', '.'], runs: 3 },
  { name: 'build', command: 'npm', args: ['run', '--silent', 'build'], runs: 3 },
];
if (!values.quick) STEPS.push({ name: 'test', command: 'npm', args: ['test', '--silent'], runs: 1 });

/** Returns how many seconds a step takes. */
function time({ name, command, args }: Step): number {
  rmSync(`${root}.cache/tsc`, { recursive: true, force: true });
  const started = performance.now();
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'ignore' });
  if (status !== 0) throw new Error(`${name} failed`);
  return (performance.now() - started) / 1000;
}

let ruler: number | undefined;
for (const step of STEPS) {
  const times = Array.from({ length: step.runs }, () => time(step)).sort((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)] ?? Number.NaN;
  ruler ??= median;
  console.log(
    `${step.name.padEnd(20)} ${median.toFixed(2).padStart(8)} s ${(median / ruler).toFixed(0).padStart(7)} × ruler`,
  );
}
