import { type OperationRow, operationRows, statusOfCode } from './contract.ts';
import { levelOf, notProvokedReasons, recipes, refusals } from './data.ts';
import { groupBy } from './group-by.ts';
import { MOCK_LIMITATIONS } from './mock.ts';
import type { Cell, Check, OperationResult, Score } from './model.ts';
import type { Run } from './run.ts';

/** Returns every documented answer of an operation: successes by status, failures by status and code. */
function documentedCells({ operation, codes }: OperationRow): string[] {
  const successes = Object.keys(operation.responses).filter((status) => Number(status) < 400);
  return [...successes, ...codes.map((code) => `${statusOfCode.get(code)}/${code}`)];
}

/** Returns why a documented answer was not seen: the reason of the check of this code, else the general one. */
function notProvokedReason(run: Run, row: OperationRow, key: string): string {
  const seen = run.seen.get(row.id);
  if (seen?.presence === 'not-offered') return 'the call is not offered';
  if (run.keepsNothing) return MOCK_LIMITATIONS.examples;
  const [status = 0, code] = key.split('/').map(Number);
  if (status >= 500) return 'a fault of the server is not provoked from outside';
  if (status === 429) return 'limits are respected, not exceeded';
  if (code !== undefined)
    return skippedReason(run, row, code) ?? notProvokedReasons.get(code) ?? 'nobody has said why';
  if (seen?.validRequestAnswer === undefined) return 'the call was not made';
  const recipe = row.id in recipes ? 'by its recipe' : 'with the least that its schema allows';
  return `made ${recipe} the call was answered ${seen.validRequestAnswer}`;
}

/** Returns why the refusal with that code could not be tried on this operation. */
function skippedReason({ checks }: Run, { id }: OperationRow, code: number): string | undefined {
  const variations = refusals.filter((refusal) => refusal.code === code).map(({ variation }) => variation);
  const ids = new Set(variations.map((variation) => `refusals/${id}/${variation}`));
  return checks.find((check) => check.verdict === 'not-provoked' && ids.has(check.id))?.detail;
}

/** Returns the matrix: every operation with every documented answer, and the undocumented answers that came. */
export function operationResults(run: Run): OperationResult[] {
  return operationRows.map((row) => {
    const seen = run.seen.get(row.id);
    const keys = new Set([...documentedCells(row), ...(seen?.cells.keys() ?? [])]);
    const cells = [...keys].map((key): Cell => {
      const found = seen?.cells.get(key);
      return found
        ? { key, verdict: found.verdict, ...(found.detail ? { detail: found.detail } : {}) }
        : { key, verdict: 'not-provoked', detail: notProvokedReason(run, row, key) };
    });
    const { id, method, path, tag } = row;
    return { id, method, path, tag, level: levelOf(row), presence: seen?.presence ?? 'unknown', cells };
  });
}

/** Returns the scores by area or level: checks and offered operations. */
export function scoresBy(
  operations: readonly OperationResult[],
  checks: readonly Check[],
  nameOf: (operation: OperationResult) => string,
): Score[] {
  const groups = groupBy(operations, nameOf);
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

/** Returns the percentage of seen checks that passed; undefined when none was seen. Never rounds up to 100. */
export function percentOf({ right, wrong }: Pick<Score, 'right' | 'wrong'>): number | undefined {
  return right + wrong === 0 ? undefined : Math.floor((100 * right) / (right + wrong));
}

/** Sums the scores of all areas. */
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
