import { Trans, useLingui } from '@lingui/react/macro';
import type { CollectionRef } from '#generated/zod/collectionRef.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { postPathOf } from '#src/domain/post/post-path.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { BlogName } from '#src/entities/blog/BlogName.tsx';
import { Gap } from '#src/entities/post/collections/KeptNote.tsx';
import { faceOf } from '#src/entities/post/model/face-of.ts';
import { pictureOf } from '#src/entities/post/model/media.ts';
import { RelativeTime } from '#src/entities/post/parts/RelativeTime.tsx';
import type { CollectionSort } from '#src/paths/collections-paths.ts';
import { type FeedAnswer, postsOf } from '#src/shared/api/read/feed.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { EndlessList } from '#src/shared/ui/EndlessList.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { ThreadEnd } from '#src/shared/ui/ThreadEnd.tsx';
import { collectionPostsQuery } from '../data/collections.ts';
import styles from './CollectionGrid.module.css';
import { EmptyCollection } from './EmptyCollection.tsx';

const keyOf = ({ id }: Post): string => id;
const itemsOf = (page: FeedAnswer): readonly Post[] => postsOf(page);

function Square({ post }: { post: Post }) {
  const { t } = useLingui();
  const face = faceOf(post);
  const picture = 'media' in face ? pictureOf(face.media) : undefined;
  const words = 'words' in face ? face.words : post.summary;
  return (
    <AppLink to={postPathOf(post)} layer="overlay" className={styles.square}>
      {picture ? (
        <img
          {...picture}
          sizes={picture.srcSet && '(width < 740px) 45vw, 320px'}
          alt={('altText' in face && face.altText) || post.summary}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <span className={styles.words} dir="auto">
          {words || t`Post by ${post.blogName}`}
        </span>
      )}
    </AppLink>
  );
}

function Item({ post, editableId }: { post: Post; editableId: string | undefined }) {
  const { note, keptBy, keptTs, missingBefore } = post.collectionItem ?? {};
  return (
    <li className={styles.item}>
      <Gap postIds={missingBefore} editableId={editableId} />
      <Square post={post} />
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
