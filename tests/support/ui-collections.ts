import type { CollectionItem } from '#generated/zod/collectionItem.zod.ts';
import type { CollectionRef } from '#generated/zod/collectionRef.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { aBlog, aPost } from './ui-posts.ts';

/** Returns a collection for component tests: public, kept by Mara alone, the reader has no part in it. */
export function aCollection(id: string, changes: Partial<CollectionRef> = {}): CollectionRef {
  const mara = aBlog('mara');
  return {
    id,
    title: `All about ${id}`,
    description: `The sentence of ${id}.`,
    blog: mara,
    visibility: 'public',
    postCount: 2,
    collaboratorCount: 1,
    keepers: [mara],
    sort: 'manual',
    isFilledByRule: false,
    followed: false,
    followerCount: 0,
    updatedTs: 1_780_000_000,
    url: `/mara/collections/${id}`,
    version: 3,
    canEdit: false,
    canAdd: false,
    ...changes,
  };
}

/** Returns a collection that the reader owns. */
export function ownCollection(id: string, changes: Partial<CollectionRef> = {}): CollectionRef {
  return aCollection(id, { role: 'owner', canEdit: true, canAdd: true, ...changes });
}

/** Returns a post as a part of a collection. */
export function aKeptPost(id: string, item: Partial<CollectionItem> = {}): Post {
  return {
    ...aPost({ id }),
    collectionItem: {
      place: 1,
      isFromRule: false,
      keptTs: 1_780_000_000,
      keptBy: aBlog('mara'),
      ...item,
    },
  };
}
