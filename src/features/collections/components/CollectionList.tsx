import { Trans, useLingui } from '@lingui/react/macro';
import type { CollectionRef } from '#generated/zod/collectionRef.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { Feed } from '#src/entities/post/feed/Feed.tsx';
import type { ReadProgress } from '#src/entities/post/feed/FeedList.tsx';
import type { CollectionSort } from '#src/paths/collections-paths.ts';
import { useFeed } from '#src/shared/api/read/feed.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { CardAxis } from '#src/shared/ui/CardAxis.tsx';
import { ThreadEnd } from '#src/shared/ui/ThreadEnd.tsx';
import { collectionPostsQuery } from '../data/collections.ts';
import styles from './CollectionList.module.css';
import { EmptyCollection } from './EmptyCollection.tsx';
import { KeptNote } from './KeptNote.tsx';

type CollectionListProps = {
  collection: CollectionRef;
  sort: CollectionSort;
  /** Shows the posts in columns. */
  isMasonry: boolean;
  /** Unix seconds of the visit before: posts that came later are new. */
  readTs: number | undefined;
};

/** Returns when a post was put in; one that the rule found came when it was posted. */
function keptAt({ timestamp, collectionItem: item }: Post): number {
  return item && !item.isFromRule ? item.keptTs : timestamp;
}

/** Marks where the visit before ended; in the order of keeping by when each was kept. */
function readingSince(readTs: number, sort: CollectionSort, until: string): ReadProgress {
  return {
    caughtUpAt: readTs,
    caughtUpText: <Trans>You had read up to here on {until}</Trans>,
    onSeen: undefined,
    ...(sort === 'added' ? { timeOf: keptAt } : {}),
  };
}

/** Posts of a collection as cards, each with the note of who keeps it. */
export function CollectionList({ collection, sort, isMasonry, readTs }: CollectionListProps) {
  const { t } = useLingui();
  const list = useFeed(collectionPostsQuery(collection.id, sort));
  const locale = useDateLocale();
  const until =
    readTs === undefined
      ? ''
      : dateFormat(locale, { weekday: 'long', hour: 'numeric', minute: 'numeric' }).format(readTs * 1000);
  const empty = <EmptyCollection collection={collection} />;
  return (
    <div className={isMasonry ? styles.masonry : styles.list}>
      <Feed
        list={list}
        label={t`Posts of ${collection.title}`}
        masonry={isMasonry}
        {...(readTs === undefined || sort === 'manual' ? {} : { reading: readingSince(readTs, sort, until) })}
        above={(element) =>
          element.objectType === 'post' ? <KeptNote post={element} isBeside={!isMasonry} /> : null
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
