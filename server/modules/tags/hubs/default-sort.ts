import type { Queryable } from '#server/db/database.ts';
import { findTag, trendingTags } from '#server/modules/tags/tag-repository.ts';

/** How many of the liveliest tags count as trending. */
const TRENDING = 20;

/** Whether a tag (in its normal form) is one of the liveliest these days. */
export async function isTrendingTag(db: Queryable, tag: string, viewerId: string | null): Promise<boolean> {
  const trending = await trendingTags(db, viewerId, TRENDING);
  return trending.some((row) => row.tag === tag);
}

/** `recent` for a followed tag that is not trending, otherwise `top` (spec 000 §5). */
export function sortFor(tag: { followed: boolean; isTrending: boolean }): 'recent' | 'top' {
  return tag.followed && !tag.isTrending ? 'recent' : 'top';
}

/** How the posts of a tag are sorted for somebody who does not say. */
export async function defaultSort(
  db: Queryable,
  tag: string,
  viewerId: string | null,
): Promise<'recent' | 'top'> {
  const row = viewerId === null ? undefined : await findTag(db, tag, viewerId);
  if (!row?.followed) return 'top';
  return sortFor({ followed: true, isTrending: await isTrendingTag(db, row.tag, viewerId) });
}
