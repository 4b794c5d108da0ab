import type { Queryable } from '#server/db/database.ts';
import { findTag, trendingTags } from '#server/modules/tags/tag-repository.ts';

/** Number of the most active tags that count as trending. */
const TRENDING_TAG_COUNT = 20;

/** Returns true when a tag (in normalized form) is trending. */
export async function isTrendingTag(db: Queryable, tag: string, viewerId: string | null): Promise<boolean> {
  const trending = await trendingTags(db, viewerId, TRENDING_TAG_COUNT);
  return trending.some((row) => row.tag === tag);
}

/** Returns `recent` for a followed tag that is not trending, otherwise `top` (spec 000 §5). */
export function sortFor(tag: { followed: boolean; isTrending: boolean }): 'recent' | 'top' {
  return tag.followed && !tag.isTrending ? 'recent' : 'top';
}

/** Returns the default sort order of a tag's posts for a viewer. */
export async function defaultSort(
  db: Queryable,
  tag: string,
  viewerId: string | null,
): Promise<'recent' | 'top'> {
  const row = viewerId === null ? undefined : await findTag(db, tag, viewerId);
  if (!row?.followed) return 'top';
  return sortFor({ followed: true, isTrending: await isTrendingTag(db, row.tag, viewerId) });
}
