import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { paths } from '#src/paths/paths.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessList } from '#src/shared/ui/EndlessList.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { CollectionCards } from '../components/CollectionCards.tsx';
import { blogCollectionsQuery, collectionsOf, keyOfCollection } from '../data/collections.ts';
import styles from './CollectionsPage.module.css';

/** Public collections of a blog; its collaborators see the others as well. */
export default function BlogCollectionsPage() {
  const { t } = useLingui();
  const { blogname = '' } = useParams();
  const list = usePagedList(blogCollectionsQuery(blogname), collectionsOf, keyOfCollection);
  // A blog that is gone or hidden has a page of its own.
  if (list.error && list.isFinal && !list.items) throw list.error;
  const title = t`Collections of ${blogname}`;
  return (
    <div className={styles.page}>
      <PageHead title={title} canonical={paths.blogCollections(blogname)} />
      <header className={styles.head}>
        <h1>{title}</h1>
      </header>
      <EndlessList
        list={list}
        skeleton={<RowSkeleton />}
        moreSkeleton={<RowSkeleton />}
        empty={<EmptyState art="yarn" title={t`No collections yet`} />}
        errorText={t`The collections could not be loaded.`}
      >
        {(collections) => <CollectionCards collections={collections} label={title} />}
      </EndlessList>
    </div>
  );
}
