import type { TimelineElement } from '#generated/zod/timelineElement.zod.ts';
import { isSensitive } from '#src/domain/post/sensitive.ts';
import { collapseTrail } from './trail.ts';

/**
 * How many of the first parts of each element's chain stand above it in the same list already, by the element's id; one
 * more than the chain has when what it adds itself stands in a chain above as well.
 *
 * Decided once for each element (`decided` is added to): what comes in above later must not fold what somebody is
 * reading. A covered post shows nothing, so it counts as not seen; nor does what a long chain folds away.
 *
 * @param latest how many of a long chain's latest parts are open (`collapseTrail`)
 */
export function seenAbove(
  elements: readonly TimelineElement[],
  decided: Map<string, number>,
  latest?: number,
): ReadonlyMap<string, number> {
  const known = new Set<string>();
  for (const element of elements) {
    if (element.objectType !== 'post' || isSensitive(element)) continue;
    const ids = element.trail.map(({ post }) => post?.id);
    if (!decided.has(element.id)) {
      const firstNew = ids.findIndex((id) => id === undefined || !known.has(id));
      const isAll = firstNew < 0 && known.has(element.id);
      decided.set(element.id, isAll ? ids.length + 1 : firstNew < 0 ? ids.length : firstNew);
    }
    const { head, tail } = collapseTrail(ids, latest);
    for (const id of [element.id, ...head, ...tail]) if (id) known.add(id);
  }
  return decided;
}
