import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';

export interface StepResult {
  ok: boolean;
  /** The findings when it failed, else a remark to print. */
  output: string;
}

export interface Step {
  name: string;
  /** True for a step whose files the other steps read: they wait for it. */
  isWriter?: boolean;
  run: () => Promise<StepResult>;
}

/**
 * Runs the writing steps one after the other, then the others in parallel. Prints each result and returns true when all
 * passed. A failed step does not stop the others, so that one run shows everything.
 */
export async function runSteps(steps: Step[]): Promise<boolean> {
  const passed: boolean[] = [];
  for (const step of steps.filter(({ isWriter }) => isWriter)) passed.push(await runOne(step));
  const readers = steps.filter(({ isWriter }) => !isWriter);
  passed.push(...(await pLimit(availableParallelism()).map(readers, runOne)));
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
