import type { components } from '#generated/types/api.d.ts';
import { displayTag, tagKey } from '#server/core/tags.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds, blogsByUuids } from '#server/entities/blog/repository.ts';
import type { CollectionRow } from '#server/entities/collection/rows.ts';
import { isListable } from '#server/policies/blogs.ts';
import { blogsOfItems, tagsOfItems } from './brings-repository.ts';

/** Number of blogs, and of tags, that an invitation offers to follow. */
const MAX_BROUGHT_COUNT = 12;

/** Returns what can be followed with joining a collection: blogs and tags of its rule, then those of its posts. */
export async function broughtBy(
  db: Queryable,
  row: CollectionRow,
  viewerId: string | null,
): Promise<components['schemas']['LinkedInvitation']['brings']> {
  const clauses = row.rule?.clauses ?? [];
  const named = await blogsByUuids(
    db,
    clauses.flatMap(({ blogs }) => blogs ?? []),
  );
  const ofItems = await blogsOfItems(db, row.id, MAX_BROUGHT_COUNT);
  const ids = [...[...named.values()].map(({ id }) => id), ...ofItems.map(({ blog }) => blog)];
  const blogs = await blogsByIds(db, ids, viewerId);
  const shown = [...new Set(ids)].flatMap((id) => {
    const blog = blogs.get(id);
    return blog && blog.member_role === null && isListable(blog, viewerId)
      ? presentBlogRef(blog, viewerId)
      : [];
  });
  const tags = [
    ...clauses.flatMap((clause) => clause.tags ?? []),
    ...(await tagsOfItems(db, row.id, MAX_BROUGHT_COUNT)).map(({ name }) => name),
  ];
  const byKey = new Map(tags.toReversed().map((tag) => [tagKey(tag), displayTag(tag)]));
  byKey.delete('');
  return {
    blogs: shown.slice(0, MAX_BROUGHT_COUNT),
    tags: [...byKey.values()].toReversed().slice(0, MAX_BROUGHT_COUNT),
  };
}
