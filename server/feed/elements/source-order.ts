import type { ElementSource } from './element-source.ts';

/** Timelines that are composed with elements. */
export type ElementTimeline = 'dashboard' | 'recommended' | 'tag';

/** Sources of elements in their order: what staff announce, then ads, then what happened to the member first, then recommendations. */
export const SOURCE_NAMES = [
  'announcements',
  'sponsored',
  'blazed-posts',
  'promotions',
  'house-ads',
  'ad-waterfall',
  'milestones',
  'boops',
  'find-tags',
  'followed-tags',
  'recommended-blogs',
  'trending-tags',
  'recommended-tags',
] as const;

/** Name of a source of elements. */
export type SourceName = (typeof SOURCE_NAMES)[number];

/**
 * Joins the sources that modules declare, in their order.
 *
 * @throws {RangeError} when two modules declare the same source
 */
export function joinElementSources(declared: readonly ElementSource[]): readonly ElementSource[] {
  const byName = new Map<SourceName, ElementSource>();
  for (const source of declared) {
    if (byName.has(source.name)) throw new RangeError(`Two modules declare the elements of ${source.name}`);
    byName.set(source.name, source);
  }
  return SOURCE_NAMES.flatMap((name) => byName.get(name) ?? []);
}
