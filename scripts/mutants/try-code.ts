import { Stryker } from '@stryker-mutator/core';

/** What became of the faults in an area's code. */
export interface CodeFaults {
  /** How many there are, and how many of them were tried. */
  all: number;
  tried: number;
  /** Those that no test noticed, one line each. */
  survivors: string[];
}

/**
 * Lets Stryker put its faults into files and run the tests that reach them, on the embedded database. A fault with
 * which a test file cannot even begin counts as noticed: the run is red.
 *
 * @param root the project's folder, with a slash at its end
 * @param files paths below it
 * @param sample at most so many are tried
 * @param concurrency how many are tried at a time
 */
export async function tryCodeFaults(
  root: string,
  files: string[],
  sample: number,
  concurrency: number,
): Promise<CodeFaults> {
  process.env.MUTANT_SAMPLE = String(sample);
  const results = await new Stryker({
    mutate: files,
    plugins: ['@stryker-mutator/vitest-runner', './scripts/mutants/sample.ts'],
    checkers: ['sample'],
    testRunner: 'vitest',
    vitest: { related: true, configFile: 'tests/mutants/vitest.config.ts' },
    coverageAnalysis: 'perTest',
    // The tests of an area run once first, all of them.
    dryRunTimeoutMinutes: 30,
    // Running out of time counts as noticed, so only a fault that never ends may: a busy machine is not one.
    timeoutMS: 180_000,
    timeoutFactor: 5,
    concurrency,
    reporters: ['progress-append-only'],
    tempDirName: '.cache/mutants',
    ignorePatterns: ['/data', '/dist', '/.cache/fuzz', '/.cache/schemathesis', '/test-results'],
    // Texts are for people, and the contract's examples hold those that matter.
    mutator: { excludedMutations: ['StringLiteral'] },
  }).runMutationTest();
  const all = results.filter(({ status }) => status !== 'Ignored');
  const tried = all.filter(({ status }) => status !== 'CompileError');
  return {
    all: all.length,
    tried: tried.length,
    survivors: tried
      .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
      .map(
        ({ fileName, location, mutatorName, replacement, status }) =>
          `${fileName.slice(root.length)}:${location.start.line}:${location.start.column} ${mutatorName} → ${replacement}${status === 'NoCoverage' ? ' (no test comes there)' : ''}`,
      ),
  };
}
