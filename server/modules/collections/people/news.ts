import type { Database } from '#server/db/database.ts';
import { collectionsByIds } from '#server/entities/collection/repository.ts';
import { collectionSkeleton } from '#server/entities/collection/timeline.ts';
import { notifyOfCollectionNews } from '#server/notifications/notifications-repository.ts';
import { awaitedCollections, takeWaiting } from './news-repository.ts';

/** Tells followers who asked for it that a collection has new posts, once until they look at it. */
export async function tellOfNews(db: Database): Promise<void> {
  const rows = await collectionsByIds(db, await awaitedCollections(db), null);
  for (const row of rows.values()) {
    const skeleton = await collectionSkeleton(db, row, { sort: 'added', showsGaps: false });
    const [newest] = await skeleton(undefined, 1);
    const position = newest?.key[0];
    if (position === undefined) continue;
    await db.transaction(async (tx) => {
      const userIds = await takeWaiting(tx, row.id, position);
      if (userIds.length > 0) await notifyOfCollectionNews(tx, row.id, userIds);
    });
  }
}
