import { Stryker } from '@stryker-mutator/core';

/** The outcome of the faults in an area's code. */
export interface CodeFaults {
  /** Number of faults, and of those that were tried. */
  all: number;
  tried: number;
  /** Faults that no test noticed, one line each. */
  survivors: string[];
}

/**
 * Lets Stryker put its faults into files and run the tests that reach them, on the embedded database. A fault that
 * prevents a test file from loading counts as noticed.
 *
 * @param root the project's folder, with a trailing slash
 * @param files paths below it
 * @param sample maximum number of faults to try
 * @param concurrency number of faults tried in parallel
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
    // The tests of an area run once without a fault first.
    dryRunTimeoutMinutes: 30,
    // A timeout counts as noticed, so it must be long: only a fault that never ends may reach it, not a busy machine.
    timeoutMS: 180_000,
    timeoutFactor: 5,
    concurrency,
    reporters: ['progress-append-only'],
    tempDirName: '.cache/mutants',
    ignorePatterns: ['/data', '/dist', '/.cache/fuzz', '/.cache/schemathesis', '/test-results'],
    // Texts are for people, and the contract's examples contain those that matter.
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
