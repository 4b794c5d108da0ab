import type { Queryable } from '#server/db/database.ts';
import { gatheredSkeleton } from '#server/feed/gathered-skeleton.ts';
import type { Skeleton } from '#server/feed/skeletons.ts';

/** Videos with one of these tags (in their normal form), newest first; reblogs are none of a channel's own. */
export const videoSkeleton = (db: Queryable, tags: readonly string[]): Skeleton =>
  gatheredSkeleton(db, { blogIds: [], tags, types: ['video'], hideReblogs: true });
