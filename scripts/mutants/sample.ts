import { type Checker, type CheckResult, CheckStatus } from '@stryker-mutator/api/check';
import type { Mutant } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** Every n-th of a list, so that at most `most` are left: the same ones every time, spread over all of it. */
export function sampled<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items];
  const step = items.length / most;
  return Array.from({ length: most }, (_, at) => items[Math.floor(at * step)] as Item);
}

/**
 * Lets Stryker try a sample of its faults: it is asked about each before tests run, and what it refuses is counted as
 * `CompileError`. `MUTANT_SAMPLE` is how many it lets pass.
 */
class Sample implements Checker {
  async init(): Promise<void> {}

  /** All at once, because what is chosen follows from how many there are. */
  async group(mutants: Mutant[]): Promise<string[][]> {
    return [mutants.map(({ id }) => id)];
  }

  async check(mutants: Mutant[]): Promise<Record<string, CheckResult>> {
    const places = mutants.toSorted(
      (one, other) => one.fileName.localeCompare(other.fileName) || Number(one.id) - Number(other.id),
    );
    const chosen = new Set(sampled(places, Number(process.env.MUTANT_SAMPLE)));
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
 * What Stryker looks for in a plugin's file.
 *
 * @public
 */
export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'sample', Sample)];
