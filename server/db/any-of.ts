/**
 * A list of values that is given as one parameter, to compare with: `p.id = ${anyOf('$1', 'bigint')}`. How many there are is
 * not seen before the statement is planned. As plain `any($1)`, a short list makes the planner expect fewer rows than for a
 * list it does not know, so it keeps no plan and plans anew for each call: 4 ms for a post's columns, which are read in
 * less than one.
 *
 * @param parameter for example `$1`
 * @param type of one of the values
 */
export function anyOf(parameter: `$${number}`, type: 'bigint' | 'text'): string {
  return `any(array(select unnest(${parameter}::${type}[])))`;
}
