/**
 * A rule on a row and its viewer that is written once and evaluated in two ways: in code for a loaded row, and in SQL
 * where filtering in code would cut a list short.
 */
export interface Rule<Facts> {
  /** Evaluates the rule for a loaded row. A null viewer is a visitor. */
  holds: (facts: Facts, viewerId: string | null) => boolean;
  /**
   * Returns the rule as an SQL condition.
   *
   * @param row alias of the row in the statement
   * @param viewer SQL expression of the viewer's id, which may be null; or null for visitors only, which leaves out
   *   every lookup of a relation to the viewer
   */
  sql: (row: string, viewer: string | null) => string;
}

/** Returns a rule about one property, given in both forms. */
export function fact<Facts>(holds: Rule<Facts>['holds'], sql: Rule<Facts>['sql']): Rule<Facts> {
  return { holds, sql };
}

/** Returns a rule about the viewer's relation to the row, which no visitor has. */
export function relation<Facts>(
  holds: (facts: Facts) => boolean,
  sql: (row: string, viewer: string) => string,
): Rule<Facts> {
  return fact(holds, (row, viewer) => (viewer === null ? 'false' : sql(row, viewer)));
}

/** Joins conditions, leaving out the constant ones: `neutral` adds nothing, `decisive` decides alone. */
function joined(parts: readonly string[], operator: string, neutral: string, decisive: string): string {
  if (parts.includes(decisive)) return decisive;
  const rest = parts.filter((part) => part !== neutral);
  return rest.length > 1 ? `(${rest.join(` ${operator} `)})` : (rest[0] ?? neutral);
}

/** Returns a rule that holds when all of the rules do. */
export function all<Facts>(...rules: readonly Rule<Facts>[]): Rule<Facts> {
  return {
    holds: (facts, viewerId) => rules.every((rule) => rule.holds(facts, viewerId)),
    sql: (row, viewer) =>
      joined(
        rules.map((rule) => rule.sql(row, viewer)),
        'and',
        'true',
        'false',
      ),
  };
}

/** Returns a rule that holds when one of the rules does. */
export function some<Facts>(...rules: readonly Rule<Facts>[]): Rule<Facts> {
  return {
    holds: (facts, viewerId) => rules.some((rule) => rule.holds(facts, viewerId)),
    sql: (row, viewer) =>
      joined(
        rules.map((rule) => rule.sql(row, viewer)),
        'or',
        'false',
        'true',
      ),
  };
}

const NEGATED: Readonly<Record<string, string>> = { true: 'false', false: 'true' };

/** Returns a rule that holds when the other does not. */
export function not<Facts>(rule: Rule<Facts>): Rule<Facts> {
  return {
    holds: (facts, viewerId) => !rule.holds(facts, viewerId),
    sql: (row, viewer) => {
      const condition = rule.sql(row, viewer);
      return NEGATED[condition] ?? `not ${condition}`;
    },
  };
}
