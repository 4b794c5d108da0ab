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
 * Runs the steps one after the other, prints how each went, and tells whether all passed. A failed step does not stop
 * the others, so that one run shows everything.
 */
export async function runSteps(steps: Step[]): Promise<boolean> {
  let ok = true;
  for (const { name, run } of steps) {
    const started = performance.now();
    const result = await run();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    ok &&= result.ok;
    const remark = result.ok && result.output ? `  (${result.output})` : '';
    console.log(`${result.ok ? '✓' : '✗'} ${name.padEnd(24)} ${seconds.padStart(5)} s${remark}`);
    if (!result.ok) console.log(`\n${result.output.replace(/^/gm, '    ')}\n`);
  }
  return ok;
}
