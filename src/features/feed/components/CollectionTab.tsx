import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getGetCollectionQueryOptions,
  getGetCollectionTimelineInfiniteQueryOptions,
} from '#generated/hooks/collections/collections.ts';
import type { GetCollection200 } from '#generated/zod/getCollection200.zod.ts';
import { useFollowCollection, useFollowItems } from '#src/entities/post/collections/follow-collection.ts';
import { KeptNote } from '#src/entities/post/collections/KeptNote.tsx';
import { RuleLines } from '#src/entities/post/collections/RuleLines.tsx';
import { useReadingSince } from '#src/entities/post/collections/use-reading-since.tsx';
import { Feed } from '#src/entities/post/feed/Feed.tsx';
import { paths } from '#src/paths/paths.ts';
import { useFeed } from '#src/shared/api/read/feed.ts';
import { feedPaging } from '#src/shared/api/read/paging.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { Menu } from '#src/shared/ui/Menu.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import styles from './CollectionTab.module.css';

type Answer = GetCollection200['response'];

/** Says what a collection gathers, leads to it, and holds the choices of its followers. */
function CollectionTop({ collection, gathers }: Pick<Answer, 'collection' | 'gathers'>) {
  const { t } = useLingui();
  const { unfollow } = useFollowCollection();
  const items = useFollowItems(collection);
  const { id, blog, title, description, postCount } = collection;
  return (
    <header className={styles.top}>
      <div className={styles.words}>
        {gathers ? (
          <RuleLines rule={gathers.rule} blogs={gathers.blogs} keptCount={postCount} variant="text" />
        ) : (
          <span dir="auto">{description}</span>
        )}{' '}
        <AppLink to={paths.collection(blog.name, id)}>
          <Trans>The collection</Trans>
        </AppLink>
      </div>
      <Menu
        label={t`More about ${title}`}
        placement="bottom end"
        items={[
          ...items,
          {
            id: 'unfollow',
            label: t`Unfollow`,
            icon: 'close',
            separated: true,
            onAction: () => unfollow(collection),
          },
        ]}
        trigger={(trigger) => <IconButton icon="more" label={t`More about ${title}`} {...trigger} />}
      />
    </header>
  );
}

function Posts({ collection }: Pick<Answer, 'collection'>) {
  const { t } = useLingui();
  // Reading the posts moves the marker, which stays where it was for this visit.
  const [readTs] = useState(collection.readMarker?.readTs);
  const reading = useReadingSince(readTs, 'added');
  const list = useFeed(
    getGetCollectionTimelineInfiniteQueryOptions(collection.id, { sort: 'added' }, { query: feedPaging }),
  );
  return (
    <Feed
      list={list}
      label={collection.title}
      {...(reading ? { reading } : {})}
      above={(element) =>
        element.objectType === 'post' ? <KeptNote post={element} isBeside={false} /> : null
      }
      empty={<EmptyState art="yarn" title={t`Nothing here yet`} level={2} />}
    />
  );
}

/** Posts of a collection that the member follows as a tab of the dashboard. */
export function CollectionTab({ collectionId }: { collectionId: string }) {
  const { data, error } = useQuery(getGetCollectionQueryOptions(collectionId));
  if (error && !data) throw error;
  if (!data) return <PostSkeleton />;
  const { collection, gathers } = data.response;
  return (
    <>
      <CollectionTop collection={collection} gathers={gathers} />
      <Posts key={collectionId} collection={collection} />
    </>
  );
}
