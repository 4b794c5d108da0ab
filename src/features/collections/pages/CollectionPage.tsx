import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router';
import type { CollectionRef } from '#generated/zod/collectionRef.zod.ts';
import type { GetCollection200 } from '#generated/zod/getCollection200.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { CollectionHead } from '../components/CollectionHead.tsx';
import { CollectionList } from '../components/CollectionList.tsx';
import { CollectionNews } from '../components/CollectionNews.tsx';
import { CollectionRule } from '../components/CollectionRule.tsx';
import { SortMenu } from '../components/SortMenu.tsx';
import { useDisplayMode } from '../components/use-display-mode.ts';
import { ViewChoice } from '../components/ViewChoice.tsx';
import { collectionQuery } from '../data/collections.ts';
import { sortIn } from '../model/collection-sort.ts';
import styles from './CollectionPage.module.css';

const CollectionGrid = lazyPart(() => import('../components/CollectionGrid.tsx'), 'CollectionGrid', {
  whileLoading: <PostSkeleton />,
});

const Arrange = lazyPart(() => import('../components/Arrange.tsx'), 'Arrange', {
  whileLoading: <PostSkeleton />,
});

type CollectionProps = { collection: CollectionRef; gathers: GetCollection200['response']['gathers'] };

function Collection({ collection, gathers }: CollectionProps) {
  const { t } = useLingui();
  const query = new URLSearchParams(useLocation().search);
  const sort = sortIn(query) ?? collection.sort;
  const [mode, setMode] = useDisplayMode();
  // Reading the posts moves the marker, which stays where it was for this visit.
  const [readTs] = useState(collection.readMarker?.readTs);
  const { id, blog, title, description, visibility, cover = [], previews = [] } = collection;
  const [picture] =
    cover.length > 0 ? cover : previews.flatMap(({ media = [], isNsfw }) => (isNsfw ? [] : media));
  const path = paths.collection(blog.name, id);
  if (query.get('arrange') === '1' && collection.canEdit) return <Arrange collection={collection} />;
  return (
    <div className={styles.page} data-mode={mode}>
      <PageHead
        title={title}
        description={description || t`Posts that ${blog.name} keeps together on Skein.`}
        canonical={path}
        {...(picture ? { image: picture } : {})}
        noIndex={visibility !== 'public'}
        canEmbed={visibility === 'public'}
        {...(visibility === 'private' ? {} : { feeds: { of: path, title } })}
      />
      <CollectionHead collection={collection} />
      <CollectionRule collection={collection} gathers={gathers}>
        <div className={styles.looks}>
          <SortMenu collection={collection} sort={sort} />
          {collection.canEdit ? (
            <ButtonLink size="small" href={paths.arrangeCollection(blog.name, id)}>{t`Arrange`}</ButtonLink>
          ) : null}
          <ViewChoice mode={mode} onChange={setMode} />
        </div>
        <CollectionNews id={id} sort={sort} />
        {mode === 'grid' ? (
          <CollectionGrid key={sort} collection={collection} sort={sort} />
        ) : (
          <CollectionList
            key={sort}
            collection={collection}
            sort={sort}
            isMasonry={mode === 'masonry'}
            readTs={readTs}
          />
        )}
      </CollectionRule>
    </div>
  );
}

/** A collection with its posts (spec 001 §2), also for visitors without an account. */
export default function CollectionPage() {
  const { collectionId = '' } = useParams();
  const { data, error } = useQuery(collectionQuery(collectionId));
  if (data)
    return (
      <Collection key={collectionId} collection={data.response.collection} gathers={data.response.gathers} />
    );
  // The page's error boundary says why: a private collection is not found by others.
  if (error) throw error;
  return (
    <div className={styles.page}>
      <PostSkeleton />
      <p className={styles.looks} role="status">
        <Trans>Loading the collection…</Trans>
      </p>
    </div>
  );
}
