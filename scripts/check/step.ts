import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';

export interface StepResult {
  ok: boolean;
  /** The findings when it failed, else a remark worth a line. */
  output: string;
}

export interface Step {
  name: string;
  run: () => Promise<StepResult>;
}

/**
 * Runs the steps, the first by itself: it writes what the others read. Prints how each went, and tells whether all passed. A
 * failed step does not stop the others, so that one run shows everything.
 */
export async function runSteps([first, ...others]: Step[]): Promise<boolean> {
  if (first === undefined) return true;
  const limit = pLimit(availableParallelism());
  const passed = [await runOne(first), ...(await limit.map(others, runOne))];
  return !passed.includes(false);
}

async function runOne({ name, run }: Step): Promise<boolean> {
  const started = performance.now();
  const { ok, output } = await run();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const remark = ok && output ? `  (${output})` : '';
  console.log(`${ok ? '✓' : '✗'} ${name.padEnd(24)} ${seconds.padStart(5)} s${remark}`);
  if (!ok) console.log(`\n${output.replace(/^/gm, '    ')}\n`);
  return ok;
}
