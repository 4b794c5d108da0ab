import type { components } from '#generated/types/api.d.ts';
import { firstPositionAt } from '#server/core/ids.ts';
import { displayTag, tagKey } from '#server/core/tags.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds, blogsByUuids } from '#server/entities/blog/repository.ts';
import type { CollectionRow } from '#server/entities/collection/rows.ts';
import { thumbsOf } from '#server/entities/post/post-thumbs.ts';
import { countTaggedSince } from '#server/entities/post/tag-counts-repository.ts';
import { isListable } from '#server/policies/blogs.ts';
import { blogsOfItems, newestPhotos, tagsOfItems } from './brings-repository.ts';

/** Number of blogs, and of tags, that an invitation offers to follow. */
const MAX_BROUGHT_COUNT = 12;

const WEEK_SECONDS = 7 * 86_400;

interface BroughtBy {
  db: Queryable;
  row: CollectionRow;
  viewerId: string | null;
  nowMs: number;
}

/** Returns what can be followed with joining a collection: blogs and tags of its rule, then those of its posts. */
export async function broughtBy({
  db,
  row,
  viewerId,
  nowMs,
}: BroughtBy): Promise<components['schemas']['CollectionBrings']> {
  const clauses = row.rule?.clauses ?? [];
  const ofRule = await blogsByUuids(
    db,
    clauses.flatMap(({ blogs }) => blogs ?? []),
  );
  const ofItems = await blogsOfItems(db, row.id, MAX_BROUGHT_COUNT);
  const ids = [...[...ofRule.values()].map(({ id }) => id), ...ofItems.map(({ blog }) => blog)];
  const blogs = await blogsByIds(db, ids, viewerId);
  const shown = [...new Set(ids)]
    .flatMap((id) => {
      const blog = blogs.get(id);
      return blog && blog.member_role === null && isListable(blog, viewerId) ? blog : [];
    })
    .slice(0, MAX_BROUGHT_COUNT);
  const tags = [
    ...clauses.flatMap((clause) => clause.tags ?? []),
    ...(await tagsOfItems(db, row.id, MAX_BROUGHT_COUNT)).map(({ name }) => name),
  ];
  const byKey = new Map(tags.toReversed().map((tag) => [tagKey(tag), displayTag(tag)]));
  byKey.delete('');
  const named = [...byKey].toReversed().slice(0, MAX_BROUGHT_COUNT);
  const [photos, counts] = await Promise.all([
    newestPhotos(
      db,
      shown.map(({ id }) => id),
    ),
    countTaggedSince(
      db,
      named.map(([key]) => key),
      firstPositionAt(nowMs / 1000 - WEEK_SECONDS),
    ),
  ]);
  const thumbs = await thumbsOf(db, photos, viewerId);
  return {
    blogs: shown.map((blog) => presentBlogRef(blog, viewerId)),
    tags: named.map(([key, tag]) => ({ tag, postsPerWeek: counts.get(key) ?? 0 })),
    previews: photos.flatMap((id) => thumbs.get(id) ?? []),
  };
}
