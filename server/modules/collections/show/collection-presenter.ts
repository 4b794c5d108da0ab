import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import { collectionPath } from '#server/entities/collection/addresses.ts';
import { canViewCollection, isEditor } from '#server/entities/collection/policy.ts';
import { collectionsByIds } from '#server/entities/collection/repository.ts';
import type { CollectionRow } from '#server/entities/collection/rows.ts';
import { ruleOf, unseenCount } from '#server/entities/collection/timeline.ts';
import { thumbsOf } from '#server/entities/post/post-thumbs.ts';
import { ruleSkeleton } from '#server/feed/rule-skeleton.ts';
import {
  type CardItemRow,
  cardItemsOf,
  type HeldRow,
  holdingItems,
  type KeeperRow,
  keepersOf,
} from './related-repository.ts';

type Schemas = components['schemas'];
type Ref = Schemas['CollectionRef'];

const MAX_PREVIEWS = 4;

/** Values that the cards of a whole list need, read at once. */
interface Related {
  blogs: Map<string, BlogRow>;
  keepers: KeeperRow[];
  items: CardItemRow[];
  held: HeldRow[];
  originals: Map<string, CollectionRow>;
  thumbs: Map<string, Schemas['PostThumb']>;
  /** Newest posts of collections that hold too few by hand. */
  found: Map<string, string[]>;
}

/** Returns the newest posts that the rules of sparsely filled collections find. */
async function foundPosts(db: Queryable, rows: readonly CollectionRow[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const row of rows) {
    if (row.post_count >= MAX_PREVIEWS) continue;
    const rule = await ruleOf(db, row);
    if (!rule) continue;
    const bones = await ruleSkeleton(db, rule)(undefined, MAX_PREVIEWS);
    found.set(
      row.id,
      bones.map(({ id }) => id),
    );
  }
  return found;
}

async function relatedOf(
  db: Queryable,
  rows: readonly CollectionRow[],
  viewerId: string | null,
  forPostId: string | undefined,
): Promise<Related> {
  const ids = rows.map(({ id }) => id);
  const [keepers, items, held, originals, found] = await Promise.all([
    keepersOf(db, ids),
    cardItemsOf(db, ids),
    forPostId === undefined ? [] : holdingItems(db, ids, forPostId),
    collectionsByIds(
      db,
      rows.flatMap((row) => row.copied_from ?? []),
      viewerId,
    ),
    foundPosts(db, rows),
  ]);
  const blogIds = [
    ...keepers.map((keeper) => keeper.blog_id),
    ...rows.map((row) => row.owner_blog_id),
    ...[...items, ...held].flatMap((item) => item.kept_by ?? []),
  ];
  const postIds = [...items.map((item) => item.post_id), ...[...found.values()].flat()];
  const [blogs, thumbs] = await Promise.all([
    blogsByIds(db, blogIds, viewerId),
    thumbsOf(db, postIds, viewerId),
  ]);
  return { blogs, keepers, items, held, originals, found, thumbs };
}

/** Returns what concerns the viewer alone. */
async function presentRelation(db: Queryable, row: CollectionRow): Promise<Partial<Ref>> {
  return {
    ...(row.viewer_role === null ? {} : { role: row.viewer_role }),
    ...(row.rule !== null && isEditor(row) ? { rule: row.rule } : {}),
    ...(row.read === null ? {} : { readMarker: { readTs: row.read } }),
    ...(row.is_followed
      ? { unseenPostCount: await unseenCount(db, row), isTab: row.is_tab, isNotifying: row.is_notifying }
      : {}),
  };
}

/** Returns the collection that this one began as a copy of, while the viewer may see that. */
async function presentOriginal(
  db: Queryable,
  row: CollectionRow,
  { originals }: Related,
  viewerId: string | null,
): Promise<Pick<Ref, 'copiedFrom'>> {
  const original = row.copied_from === null ? undefined : originals.get(row.copied_from);
  if (!original || !(await canViewCollection(db, original, viewerId))) return {};
  return { copiedFrom: { id: original.uuid, title: original.title } };
}

async function presentOne(
  db: Queryable,
  row: CollectionRow,
  related: Related,
  viewerId: string | null,
): Promise<Ref[]> {
  const refOf = (id: string | null) => {
    const blog = id === null ? undefined : related.blogs.get(id);
    return blog && presentBlogRef(blog, viewerId);
  };
  const blog = refOf(row.owner_blog_id);
  if (!blog) return [];
  const items = related.items.filter((item) => item.collection_id === row.id);
  const last = items.find((item) => item.is_last);
  const lastKeeper = last && refOf(last.kept_by);
  const held = related.held.find((item) => item.collection_id === row.id);
  const heldBy = held && refOf(held.kept_by);
  const previewed = [
    ...items.filter((item) => !item.is_last).map((item) => item.post_id),
    ...(related.found.get(row.id) ?? []),
  ];
  return [
    {
      id: row.uuid,
      title: row.title,
      description: row.description,
      blog,
      visibility: row.visibility,
      postCount: row.post_count,
      collaboratorCount: row.collaborator_count,
      keepers: related.keepers
        .filter((one) => one.collection_id === row.id)
        .flatMap((one) => refOf(one.blog_id) ?? []),
      ...(row.cover.length > 0 ? { cover: row.cover } : {}),
      previews: previewed.flatMap((id) => related.thumbs.get(id) ?? []).slice(0, MAX_PREVIEWS),
      ...(row.accent_color === null ? {} : { accentColor: row.accent_color }),
      createdTs: row.created,
      updatedTs: row.updated,
      url: collectionPath(blog.name, row.uuid),
      sort: row.sort,
      isFilledByRule: row.rule !== null,
      followed: row.is_followed,
      followerCount: row.follower_count,
      version: row.version,
      canEdit: isEditor(row),
      canAdd: row.viewer_role !== null,
      ...(await presentRelation(db, row)),
      ...(await presentOriginal(db, row, related, viewerId)),
      // A post that the viewer may not see is not told of.
      ...(last && lastKeeper && related.thumbs.has(last.post_id)
        ? { lastKept: { blog: lastKeeper, postId: last.post_id, keptTs: last.kept } }
        : {}),
      ...(held ? { heldItem: { keptTs: held.kept, ...(heldBy ? { keptBy: heldBy } : {}) } } : {}),
    },
  ];
}

/**
 * Returns collections as cards and headers show them, read for the whole list at once.
 *
 * @param forPostId post of which each says whether it holds it
 */
export async function presentCollections(
  db: Queryable,
  rows: readonly CollectionRow[],
  viewerId: string | null,
  forPostId?: string,
): Promise<Ref[]> {
  if (rows.length === 0) return [];
  const related = await relatedOf(db, rows, viewerId, forPostId);
  const refs: Ref[] = [];
  for (const row of rows) refs.push(...(await presentOne(db, row, related, viewerId)));
  return refs;
}
