import { unreachableOperations, userActions } from '#tests/fixtures/all-fixtures.ts';
import type { Contract } from './answers.ts';
import { type Cell, cellKey } from './cell.ts';
import { missingOperations } from './complete.ts';

/** The result of a run, stored so that it can be merged with other runs of the same contract. */
export interface RunResult {
  /** Version of the contract. */
  contract: string;
  isSample: boolean;
  /** The parts that were run, as `2/4`; `1/1` is everything. Empty for chosen calls. */
  parts: string[];
  /** The opened screens, with their faults before any forced answer. */
  screens: { path: string; faults: string[] }[];
  /** Calls that screens send on opening. */
  asked: string[];
  cells: Cell[];
}

/**
 * Merges several runs. A later result replaces an earlier one of the same cell, so that fixed cells can be rerun alone.
 *
 * @throws Error when they are not of one contract, or one of them is a sample
 */
export function mergeRuns(runs: readonly RunResult[]): RunResult {
  const [first] = runs;
  if (!first) throw new Error('Which runs? Name the files that they wrote.');
  if (runs.some(({ contract, isSample }) => isSample || contract !== first.contract))
    throw new Error('Only runs of one contract go together, and no samples.');
  const cells = new Map(runs.flatMap((run) => run.cells.map((cell) => [cellKey(cell), cell] as const)));
  const screens = new Map(runs.flatMap((run) => run.screens.map((screen) => [screen.path, screen] as const)));
  return {
    contract: first.contract,
    isSample: false,
    parts: [...new Set(runs.flatMap(({ parts }) => parts))].sort(),
    screens: [...screens.values()],
    asked: [...new Set(runs.flatMap(({ asked }) => asked))],
    cells: [...cells.values()],
  };
}

/** Returns the {@link cellKey} of every cell that passed; the others are left to be run. */
export function passedCells(runs: readonly RunResult[]): ReadonlySet<string> {
  return new Set(mergeRuns(runs).cells.flatMap((cell) => (cell.faults.length === 0 ? [cellKey(cell)] : [])));
}

function partsLeft(parts: readonly string[]): string[] {
  if (parts.includes('1/1')) return [];
  const of = Math.max(1, ...parts.map((part) => Number(part.split('/')[1])));
  const all = Array.from({ length: of }, (_, at) => `${at + 1}/${of}`);
  return all.filter((part) => !parts.includes(part)).map((part) => `the part ${part}`);
}

/**
 * Returns what a complete matrix lacks: parts, calls that nothing sends, and documented answers of calls that were
 * sent.
 *
 * @param missing calls that the site's code names and nothing sends
 * @param actedOperations calls that an action sends
 */
export function missingCoverage(
  { parts, cells, asked }: RunResult,
  { answers }: Contract,
  missing: readonly string[] = missingOperations(new Set(asked)),
  actedOperations: readonly string[] = userActions.map(({ operation }) => operation),
): string[] {
  const seen = new Set(cells.map(({ operation, status, name }) => `${operation} ${status} ${name}`));
  const called = new Set([...asked, ...actedOperations, ...cells.map(({ operation }) => operation)]);
  const unanswered = [...called]
    .filter((operation) => !(operation in unreachableOperations))
    .flatMap((operation) =>
      (answers.get(operation) ?? []).map(({ status, name }) => `${operation} ${status} ${name}`),
    );
  return [...partsLeft(parts), ...missing, ...unanswered.filter((answer) => !seen.has(answer))];
}

/** Returns all faults, one per line. */
export function faultLines({ screens, cells }: Pick<RunResult, 'screens' | 'cells'>): string[] {
  return [
    ...screens.flatMap(({ path, faults }) => faults.map((fault) => `${path}: ${fault}`)),
    ...cells.flatMap(({ operation, status, name, where, steps, faults }) =>
      faults.map((fault) => `${operation} ${status} ${name} at ${where}${steps && ` (${steps})`}: ${fault}`),
    ),
  ];
}
