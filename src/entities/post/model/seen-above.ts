import type { TimelineElement } from '#generated/zod/timelineElement.zod.ts';
import { isSensitive } from '#src/domain/post/sensitive.ts';
import { collapseTrail } from './trail.ts';

/**
 * Counts for each element how many of the first items of its trail an earlier element of the same list already shows,
 * by the element's id; one more than the trail has when its own content is shown above as well.
 *
 * Each element is decided once (`decidedCounts` is extended): posts that are inserted above later must not collapse
 * what is being read. A covered post shows nothing, so it does not count; nor do items that a long trail collapses.
 *
 * @param latest number of latest items a long trail shows (`collapseTrail`)
 */
export function countPartsSeenAbove(
  elements: readonly TimelineElement[],
  decidedCounts: Map<string, number>,
  latest?: number,
): ReadonlyMap<string, number> {
  const known = new Set<string>();
  for (const element of elements) {
    if (element.objectType !== 'post' || isSensitive(element)) continue;
    const ids = element.trail.map(({ post }) => post?.id);
    if (!decidedCounts.has(element.id)) {
      const firstNew = ids.findIndex((id) => id === undefined || !known.has(id));
      const isAll = firstNew < 0 && known.has(element.id);
      decidedCounts.set(element.id, isAll ? ids.length + 1 : firstNew < 0 ? ids.length : firstNew);
    }
    const { head, tail } = collapseTrail(ids, latest);
    for (const id of [element.id, ...head, ...tail]) if (id) known.add(id);
  }
  return decidedCounts;
}
