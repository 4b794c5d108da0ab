import { acts } from './acts.ts';
import type { Contract } from './answers.ts';
import { type Cell, placeOf } from './cell.ts';
import { ELSEWHERE, missingOperations } from './complete.ts';

/** What a run found, as it is kept to be put together with other runs of the same contract. */
export interface Found {
  /** The version of the contract. */
  contract: string;
  isSample: boolean;
  /** The parts that were driven, as `2/4`; `1/1` is everything. Empty for some calls. */
  parts: string[];
  /** The screens that were opened, with what was wrong with them as they are. */
  screens: { path: string; faults: string[] }[];
  /** What screens ask by themselves. */
  asked: string[];
  cells: Cell[];
}

/**
 * Several runs as one. What a later one found takes the place of what an earlier one found in the same place, so that
 * what was mended is driven anew without all the rest.
 *
 * @throws Error when they are not of one contract, or one of them is a sample
 */
export function merged(runs: readonly Found[]): Found {
  const [first] = runs;
  if (!first) throw new Error('Which runs? Name the files that they wrote.');
  if (runs.some(({ contract, isSample }) => isSample || contract !== first.contract))
    throw new Error('Only runs of one contract go together, and no samples.');
  const cells = new Map(runs.flatMap((run) => run.cells.map((cell) => [placeOf(cell), cell] as const)));
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

/** What runs drove well, by {@link placeOf}: what is not among it is left to be driven. */
export function wellDriven(runs: readonly Found[]): ReadonlySet<string> {
  return new Set(merged(runs).cells.flatMap((cell) => (cell.faults.length === 0 ? [placeOf(cell)] : [])));
}

function partsLeft(parts: readonly string[]): string[] {
  if (parts.includes('1/1')) return [];
  const of = Math.max(1, ...parts.map((part) => Number(part.split('/')[1])));
  const all = Array.from({ length: of }, (_, at) => `${at + 1}/${of}`);
  return all.filter((part) => !parts.includes(part)).map((part) => `the part ${part}`);
}

/**
 * What is missing for the whole: parts, calls that nothing provokes, and documented answers of calls that were driven.
 *
 * @param missing calls that the site's code names and nothing provokes
 * @param done calls that somebody's act makes
 */
export function holesOf(
  { parts, cells, asked }: Found,
  { answers }: Contract,
  missing: readonly string[] = missingOperations(new Set(asked)),
  done: readonly string[] = acts.map(({ operation }) => operation),
): string[] {
  const seen = new Set(cells.map(({ operation, status, name }) => `${operation} ${status} ${name}`));
  const driven = new Set([...asked, ...done, ...cells.map(({ operation }) => operation)]);
  const unanswered = [...driven]
    .filter((operation) => !(operation in ELSEWHERE))
    .flatMap((operation) =>
      (answers.get(operation) ?? []).map(({ status, name }) => `${operation} ${status} ${name}`),
    );
  return [...partsLeft(parts), ...missing, ...unanswered.filter((answer) => !seen.has(answer))];
}

/** Everything that was wrong, a line each. */
export function faultLines({ screens, cells }: Pick<Found, 'screens' | 'cells'>): string[] {
  return [
    ...screens.flatMap(({ path, faults }) => faults.map((fault) => `${path}: ${fault}`)),
    ...cells.flatMap(({ operation, status, name, where, done, faults }) =>
      faults.map((fault) => `${operation} ${status} ${name} at ${where}${done && ` (${done})`}: ${fault}`),
    ),
  ];
}
