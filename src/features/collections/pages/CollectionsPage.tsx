import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { KeptTabs } from '#src/entities/post/collections/KeptTabs.tsx';
import { paths } from '#src/paths/paths.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { normalizeSearchTerm } from '#src/shared/lib/text/search-term.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessList } from '#src/shared/ui/EndlessList.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { ThreadEnd } from '#src/shared/ui/ThreadEnd.tsx';
import { CollectionCards } from '../components/CollectionCards.tsx';
import { CollectionInvitations } from '../components/CollectionInvitations.tsx';
import { CollectionSearch } from '../components/CollectionSearch.tsx';
import {
  collectionsOf,
  followedCollectionsQuery,
  keyOfCollection,
  ownCollectionsQuery,
  publicCollectionsQuery,
} from '../data/collections.ts';
import styles from './CollectionsPage.module.css';

function NoneWith({ words }: { words: string }) {
  const { t } = useLingui();
  return (
    <EmptyState
      art="tangle"
      title={t`Nothing found`}
      action={<ButtonLink href={paths.collections()}>{t`Show all`}</ButtonLink>}
    >
      <Trans>No collection contains “{words}”.</Trans>
    </EmptyState>
  );
}

function NoCollections() {
  const { t } = useLingui();
  return (
    <EmptyState
      art="yarn"
      title={t`No collections yet`}
      action={<ButtonLink href={paths.newCollection()}>{t`Begin one`}</ButtonLink>}
    >
      <Trans>Collect posts with “Add to a collection” in their menu, alone or with others.</Trans>
    </EmptyState>
  );
}

/** Collections of others that the member follows; nothing while there are none. */
function Followed() {
  const { t } = useLingui();
  const list = usePagedList(followedCollectionsQuery(), collectionsOf, keyOfCollection);
  if (list.items?.length === 0 && !list.hasMore) return null;
  return (
    <section className={styles.section} aria-labelledby="followed-collections">
      <h2 id="followed-collections">{t`Kept by others, followed by you`}</h2>
      <EndlessList
        list={list}
        skeleton={<RowSkeleton />}
        moreSkeleton={<RowSkeleton />}
        empty={null}
        errorText={t`The collections that you follow could not be loaded.`}
      >
        {(collections) => <CollectionCards collections={collections} label={t`Collections you follow`} />}
      </EndlessList>
    </section>
  );
}

function Kept({ words }: { words: string }) {
  const { t } = useLingui();
  const list = usePagedList(ownCollectionsQuery(words), collectionsOf, keyOfCollection);
  const hasAny = (list.items?.length ?? 0) > 0;
  return (
    <>
      <EndlessList
        list={list}
        skeleton={<RowSkeleton />}
        moreSkeleton={<RowSkeleton />}
        empty={words ? <NoneWith words={words} /> : <NoCollections />}
        errorText={t`Your collections could not be loaded.`}
      >
        {(collections) => (
          <CollectionCards collections={collections} label={t`Your collections`} leads={!words} />
        )}
      </EndlessList>
      {words ? null : <Followed />}
      {hasAny && !list.hasMore && !words ? (
        <ThreadEnd>
          <Trans>That is everything you kept.</Trans>
        </ThreadEnd>
      ) : null}
    </>
  );
}

function Public({ words }: { words: string }) {
  const { t } = useLingui();
  const list = usePagedList(publicCollectionsQuery(words), collectionsOf, keyOfCollection);
  return (
    <EndlessList
      list={list}
      skeleton={<RowSkeleton />}
      moreSkeleton={<RowSkeleton />}
      empty={words ? <NoneWith words={words} /> : <EmptyState title={t`No collections yet`} />}
      errorText={t`The collections could not be loaded.`}
    >
      {(collections) => <CollectionCards collections={collections} label={t`Public collections`} />}
    </EndlessList>
  );
}

/** Collections that the member keeps and follows; for visitors public ones (spec 001 §2). */
export default function CollectionsPage() {
  const { t } = useLingui();
  const { isLoggedIn } = useViewer();
  const words = normalizeSearchTerm(new URLSearchParams(useLocation().search).get('q') ?? '');
  const title = isLoggedIn ? t`Kept` : t`Collections`;
  return (
    <div className={styles.page}>
      <PageHead
        title={title}
        description={t`Posts that people keep together on Skein.`}
        canonical={paths.collections()}
        noIndex={isLoggedIn || words !== ''}
      />
      <header className={styles.head}>
        <h1>{title}</h1>
        {isLoggedIn ? (
          <ButtonLink
            href={paths.newCollection()}
            variant="primary"
            icon="plus"
          >{t`New collection`}</ButtonLink>
        ) : null}
      </header>
      <KeptTabs current="collections" />
      {isLoggedIn && !words ? <CollectionInvitations /> : null}
      <CollectionSearch words={words} />
      {isLoggedIn ? <Kept words={words} /> : <Public words={words} />}
    </div>
  );
}
