import { Trans, useLingui } from '@lingui/react/macro';
import type { CollectionRef } from '#generated/zod/collectionRef.zod.ts';
import { KeptNote } from '#src/entities/post/collections/KeptNote.tsx';
import { useReadingSince } from '#src/entities/post/collections/use-reading-since.tsx';
import { Feed } from '#src/entities/post/feed/Feed.tsx';
import type { CollectionSort } from '#src/paths/collections-paths.ts';
import { useFeed } from '#src/shared/api/read/feed.ts';
import { CardAxis } from '#src/shared/ui/CardAxis.tsx';
import { ThreadEnd } from '#src/shared/ui/ThreadEnd.tsx';
import { collectionPostsQuery } from '../data/collections.ts';
import styles from './CollectionList.module.css';
import { EmptyCollection } from './EmptyCollection.tsx';

type CollectionListProps = {
  collection: CollectionRef;
  sort: CollectionSort;
  /** Shows the posts in columns. */
  isMasonry: boolean;
  /** Unix seconds of the visit before: posts that came later are new. */
  readTs: number | undefined;
};

/** Posts of a collection as cards, each with the note of who keeps it. */
export function CollectionList({ collection, sort, isMasonry, readTs }: CollectionListProps) {
  const { t } = useLingui();
  const list = useFeed(collectionPostsQuery(collection.id, sort));
  const reading = useReadingSince(readTs, sort);
  const empty = <EmptyCollection collection={collection} />;
  return (
    <div className={isMasonry ? styles.masonry : styles.list}>
      <Feed
        list={list}
        label={t`Posts of ${collection.title}`}
        masonry={isMasonry}
        {...(reading ? { reading } : {})}
        above={(element) =>
          element.objectType === 'post' ? (
            <KeptNote
              post={element}
              isBeside={!isMasonry}
              editableId={collection.canEdit ? collection.id : undefined}
            />
          ) : null
        }
        empty={isMasonry ? empty : <CardAxis>{empty}</CardAxis>}
        end={
          <ThreadEnd>
            <Trans>That is the end of the thread.</Trans>
          </ThreadEnd>
        }
      />
    </div>
  );
}
