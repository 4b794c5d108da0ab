import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import type { CollectionRow } from '#server/entities/collection/rows.ts';
import { type ItemRow, itemsOf } from './items-repository.ts';

type Schemas = components['schemas'];

/** Returns a post kept by hand as a part of its collection. */
export async function presentItem(
  db: Queryable,
  item: ItemRow,
  viewerId: string | null,
): Promise<Schemas['CollectionItem']> {
  const blog =
    item.kept_by === null ? undefined : (await blogsByIds(db, [item.kept_by], viewerId)).get(item.kept_by);
  return itemWith(item, blog && presentBlogRef(blog, viewerId));
}

function itemWith(item: ItemRow, keptBy: Schemas['BlogRef'] | undefined): Schemas['CollectionItem'] {
  return {
    place: item.place,
    isFromRule: false,
    keptTs: item.kept,
    ...(keptBy ? { keptBy } : {}),
    ...(item.note === '' ? {} : { note: item.note }),
  };
}

/**
 * Returns posts of a collection with their place, who put them in and why.
 *
 * @param read ids of all posts that the list went through, in its order, for telling which of them cannot be seen
 */
export async function withItems(
  db: Queryable,
  row: CollectionRow,
  posts: readonly Schemas['Post'][],
  { viewerId, read }: { viewerId: string | null; read: readonly string[] },
): Promise<Schemas['Post'][]> {
  const isKeeper = row.viewer_role !== null;
  const items = await itemsOf(db, row.id, isKeeper ? read : posts.map(({ id }) => id), isKeeper);
  const keepers = await blogsByIds(
    db,
    [...items.values()].flatMap((item) => item.kept_by ?? []),
    viewerId,
  );
  const last = isKeeper ? row.item_count : row.post_count;
  let at = 0;
  return posts.map((post) => {
    const item = items.get(post.id);
    const place = read.indexOf(post.id);
    // Posts of the rule leave no gaps: nobody put them in.
    const missing = read.slice(at, place).filter((id) => items.has(id));
    at = place + 1;
    const keeper = item?.kept_by ? keepers.get(item.kept_by) : undefined;
    const shown: Schemas['CollectionItem'] = item
      ? itemWith(item, keeper && presentBlogRef(keeper, viewerId))
      : { place: last + 1, isFromRule: true, keptTs: post.timestamp };
    return {
      ...post,
      collectionItem: { ...shown, ...(isKeeper && missing.length > 0 ? { missingBefore: missing } : {}) },
    };
  });
}
