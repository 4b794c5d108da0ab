import { type Row, rows, statusOfCode } from './contract.ts';
import { levelOf, recipes, refusals, whyUnseen } from './data.ts';
import { groupedBy } from './grouped.ts';
import { CANNOT } from './mock.ts';
import type { Cell, Check, OperationResult, Score } from './model.ts';
import type { Run } from './run.ts';

/** Every documented answer of an operation: successes by status, failures by status and code. */
function documentedCells({ operation, codes }: Row): string[] {
  const successes = Object.keys(operation.responses).filter((status) => Number(status) < 400);
  return [...successes, ...codes.map((code) => `${statusOfCode.get(code)}/${code}`)];
}

/** Why a documented answer was not seen: what a check of just this code said, else what holds for it anywhere. */
function notSeen(run: Run, row: Row, key: string): string {
  const seen = run.seen.get(row.id);
  if (seen?.presence === 'not-offered') return 'the call is not offered';
  if (run.keepsNothing) return CANNOT.examples;
  const [status = 0, code] = key.split('/').map(Number);
  if (status >= 500) return 'a fault of the server is not provoked from outside';
  if (status === 429) return 'limits are respected, not exceeded';
  if (code !== undefined) return skipped(run, row, code) ?? whyUnseen.get(code) ?? 'nobody has said why';
  if (seen?.rightful === undefined) return 'the call was not made';
  const recipe = row.id in recipes ? 'by its recipe' : 'with the least that its schema allows';
  return `made ${recipe} the call was answered ${seen.rightful}`;
}

/** Why the refusal of that code could not be tried on this operation, where it was meant to be. */
function skipped({ checks }: Run, { id }: Row, code: number): string | undefined {
  const variations = refusals.filter((refusal) => refusal.code === code).map(({ variation }) => variation);
  const ids = new Set(variations.map((variation) => `refusals/${id}/${variation}`));
  return checks.find((check) => check.verdict === 'not-provoked' && ids.has(check.id))?.detail;
}

/** The matrix: every operation with every documented answer, and those that came without being documented. */
export function operationResults(run: Run): OperationResult[] {
  return rows.map((row) => {
    const seen = run.seen.get(row.id);
    const keys = new Set([...documentedCells(row), ...(seen?.cells.keys() ?? [])]);
    const cells = [...keys].map((key): Cell => {
      const found = seen?.cells.get(key);
      return found ? { key, ...found } : { key, verdict: 'not-provoked', detail: notSeen(run, row, key) };
    });
    const { id, method, path, tag } = row;
    return { id, method, path, tag, level: levelOf(row), presence: seen?.presence ?? 'unknown', cells };
  });
}

/** How a server does, by area or level: its checks and how many of the operations it offers. */
export function scoresBy(
  operations: readonly OperationResult[],
  checks: readonly Check[],
  nameOf: (operation: OperationResult) => string,
): Score[] {
  const groups = groupedBy(operations, nameOf);
  return [...groups].map(([name, group]) => {
    const ids = new Set(group.map(({ id }) => id));
    const own = checks.filter(({ operation }) => operation !== undefined && ids.has(operation));
    const count = (verdict: Check['verdict']) => own.filter((check) => check.verdict === verdict).length;
    return {
      name,
      right: count('right'),
      wrong: count('wrong'),
      notProvoked: count('not-provoked'),
      offered: group.filter(({ presence }) => presence === 'offered').length,
      operations: group.length,
    };
  });
}

/** Checks that came out right, of those that were seen, in percent; undefined when none was. Never rounded up to 100. */
export function percentOf({ right, wrong }: Pick<Score, 'right' | 'wrong'>): number | undefined {
  return right + wrong === 0 ? undefined : Math.floor((100 * right) / (right + wrong));
}

/** All areas together. */
export function totalOf(scores: readonly Score[]): Score {
  const sum = (key: Exclude<keyof Score, 'name'>) => scores.reduce((all, score) => all + score[key], 0);
  return {
    name: 'all',
    right: sum('right'),
    wrong: sum('wrong'),
    notProvoked: sum('notProvoked'),
    offered: sum('offered'),
    operations: sum('operations'),
  };
}
