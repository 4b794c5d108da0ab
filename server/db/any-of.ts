/**
 * Returns a comparison with a list passed as one parameter: `p.id = ${anyOf('$1', 'bigint')}`. It hides the list's
 * length from the planner. With plain `any($1)`, a short list makes the planner expect fewer rows than for an unknown
 * list, so it caches no plan and plans anew for each call: 4 ms for a post's columns, which are read in less than one.
 *
 * @param parameter for example `$1`
 * @param type of one of the values
 */
export function anyOf(parameter: `$${number}`, type: 'bigint' | 'text'): string {
  return `any(array(select unnest(${parameter}::${type}[])))`;
}
