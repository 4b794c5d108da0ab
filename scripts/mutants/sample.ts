import { type Checker, type CheckResult, CheckStatus } from '@stryker-mutator/api/check';
import type { Mutant } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** Returns every n-th item of a list, at most `most`: always the same ones, spread over the whole list. */
export function sampled<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items];
  const step = items.length / most;
  return Array.from({ length: most }, (_, at) => items[Math.floor(at * step)] as Item);
}

/**
 * Makes Stryker try a sample of its faults: it is asked about each before tests run, and what it refuses is counted as
 * `CompileError`. `MUTANT_SAMPLE` is the number that pass.
 */
class Sample implements Checker {
  async init(): Promise<void> {}

  /** Takes all at once, because the sample depends on their number. */
  async group(mutants: Mutant[]): Promise<string[][]> {
    return [mutants.map(({ id }) => id)];
  }

  async check(mutants: Mutant[]): Promise<Record<string, CheckResult>> {
    const ordered = mutants.toSorted(
      (one, other) => one.fileName.localeCompare(other.fileName) || Number(one.id) - Number(other.id),
    );
    const chosen = new Set(sampled(ordered, Number(process.env.MUTANT_SAMPLE)));
    return Object.fromEntries(
      mutants.map((mutant) => [
        mutant.id,
        chosen.has(mutant)
          ? { status: CheckStatus.Passed }
          : { status: CheckStatus.CompileError, reason: 'not in the sample' },
      ]),
    );
  }
}

/**
 * The export that Stryker looks for in a plugin.
 *
 * @public
 */
export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'sample', Sample)];
