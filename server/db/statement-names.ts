import { createHash } from 'node:crypto';
import { UNPREPARED } from './planner.ts';

/** Maximum number of prepared statements; text beyond that is most likely built from data and runs unprepared. */
const MAX_STATEMENTS = 2000;

const names = new Map<string, string>();

/**
 * Returns a stable name (at most 63 characters) for a statement's text, or undefined for one with {@link UNPREPARED},
 * or when too many are known.
 */
export function statementName(sql: string): string | undefined {
  if (sql.startsWith(UNPREPARED)) return undefined;
  const known = names.get(sql);
  if (known !== undefined) return known;
  if (names.size >= MAX_STATEMENTS) return undefined;
  const name = `s${createHash('sha256').update(sql).digest('hex').slice(0, 24)}`;
  names.set(sql, name);
  return name;
}
