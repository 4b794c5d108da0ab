/**
 * Runs all static checks of the project (`npm run check`). `npm run check -- types` runs the steps whose names contain
 * that, `-- --but generated` all others.
 */
import { checkCommitSubjects } from './check/commit-subjects.ts';
import { checkContractDiff } from './check/contract-diff.ts';
import { checkContract } from './check/contract-lint.ts';
import { checkGenerated } from './check/generated.ts';
import { checkMigrations } from './check/migrations.ts';
import { countNotBuilt } from './check/not-built.ts';
import { runTool } from './check/run-tool.ts';
import { runSteps, type Step, type StepResult } from './check/step.ts';
import { parseOptions } from './support/parse-options.ts';

const FOLDERS = [
  'src',
  'server',
  'openapi',
  'generated',
  'mock-server',
  'conformance',
  'scripts',
  'tests',
  'examples',
];

/** Returns a step that runs a tool which prints its findings and fails by its exit code. */
function tool(name: string, ...args: string[]): () => Promise<StepResult> {
  return async () => {
    const { ok, output } = await runTool(name, args);
    return { ok, output: ok ? '' : output };
  };
}

const steps: Step[] = [
  { name: 'generated code', isWriter: true, run: checkGenerated },
  { name: 'contract', run: () => checkContract() },
  { name: 'contract changes', run: checkContractDiff },
  { name: 'migrations', run: checkMigrations },
  { name: 'commit subjects', run: () => checkCommitSubjects() },
  { name: 'types', run: tool('tsc', '--noEmit', '-p', '.') },
  { name: 'format and lint', run: tool('biome', 'ci', '--colors=off', '--diagnostic-level=warn', '.') },
  { name: 'import directions', run: tool('depcruise', '--config', '.dependency-cruiser.cjs', ...FOLDERS) },
  { name: 'unused code', run: tool('knip', '--no-progress', '--no-config-hints') },
  { name: 'operations', run: countNotBuilt },
];

const { values, positionals: only } = parseOptions({
  allowPositionals: true,
  options: { but: { type: 'string' } },
});
const chosen = steps.filter(
  ({ name }) =>
    !(values.but && name.includes(values.but)) &&
    (only.length === 0 || only.some((word) => name.includes(word))),
);
process.exit((await runSteps(chosen)) && chosen.length > 0 ? 0 : 1);
