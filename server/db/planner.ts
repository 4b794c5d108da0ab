// Forms of SQL that keep a good plan, for statements that are prepared once and run with many values.

/**
 * Prefix of a statement whose best plan depends on its values (a common word or a rare one): it gets no name, so that
 * the database plans it for the values of every run instead of once for all.
 */
export const UNPREPARED = '/* planned each time */';

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

/**
 * Returns a condition that such a row exists, looked up for each outer row. With plain `exists`, a planner that does
 * not know the viewer assumes that members have few rows and reads all of theirs first: 15 ms for a member who likes
 * 50,000 posts, to show one.
 *
 * @param from the text behind `from`, for example `likes l where l.user_id = $1 and l.post_id = p.id`
 */
export function rowExists(from: string): string {
  return `coalesce((select true from ${from} limit 1), false)`;
}
