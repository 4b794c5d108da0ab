import { Trans, useLingui } from '@lingui/react/macro';
import type { CollectionRef } from '#generated/zod/collectionRef.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { BlogName } from '#src/entities/blog/BlogName.tsx';
import { Gap } from '#src/entities/post/collections/KeptNote.tsx';
import { RelativeTime } from '#src/entities/post/parts/RelativeTime.tsx';
import type { CollectionSort } from '#src/paths/collections-paths.ts';
import { type FeedAnswer, postsOf } from '#src/shared/api/read/feed.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { EndlessList } from '#src/shared/ui/EndlessList.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { ThreadEnd } from '#src/shared/ui/ThreadEnd.tsx';
import { collectionPostsQuery } from '../data/collections.ts';
import styles from './CollectionGrid.module.css';
import { EmptyCollection } from './EmptyCollection.tsx';
import { PostSquare } from './PostSquare.tsx';

const keyOf = ({ id }: Post): string => id;
const itemsOf = (page: FeedAnswer): readonly Post[] => postsOf(page);

function Item({ post, editableId }: { post: Post; editableId: string | undefined }) {
  const { note, keptBy, keptTs, missingBefore } = post.collectionItem ?? {};
  return (
    <li className={styles.item}>
      <Gap postIds={missingBefore} editableId={editableId} />
      <PostSquare post={post} sizes="(width < 740px) 45vw, 320px" />
      <p className={styles.blog}>
        <BlogAvatar blog={post.blog} size={22} />
        <BlogName name={post.blogName} />
      </p>
      {note && keptBy && keptTs ? (
        <blockquote className={styles.note}>
          <p dir="auto">{note}</p>
          <cite>
            <BlogName name={keptBy.name} /> <RelativeTime timestamp={keptTs} />
          </cite>
        </blockquote>
      ) : null}
    </li>
  );
}

/** Posts of a collection as squares, each with its blog and the note of who keeps it. */
export function CollectionGrid({ collection, sort }: { collection: CollectionRef; sort: CollectionSort }) {
  const { t } = useLingui();
  const list = usePagedList(collectionPostsQuery(collection.id, sort), itemsOf, keyOf);
  return (
    <EndlessList
      list={list}
      skeleton={<RowSkeleton />}
      moreSkeleton={<RowSkeleton />}
      empty={<EmptyCollection collection={collection} />}
      errorText={t`The posts could not be loaded.`}
    >
      {(posts) => (
        <>
          <ul className={styles.grid} aria-label={t`Posts of ${collection.title}`}>
            {posts.map((post) => (
              <Item key={post.id} post={post} editableId={collection.canEdit ? collection.id : undefined} />
            ))}
          </ul>
          {list.hasMore ? null : (
            <ThreadEnd>
              <Trans>That is the end of the thread.</Trans>
            </ThreadEnd>
          )}
        </>
      )}
    </EndlessList>
  );
}
