import { Trans, useLingui } from '@lingui/react/macro';
import { Navigate, useLocation, useParams } from 'react-router';
import { Feed } from '#src/entities/post/feed/Feed.tsx';
import { paths } from '#src/paths/paths.ts';
import { useFeed } from '#src/shared/api/read/feed.ts';
import { useShownHidden } from '#src/shared/api/read/hidden-by-choice.ts';
import { useInitialCursor } from '#src/shared/api/read/initial-cursor.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { normalizeSearchTerm } from '#src/shared/lib/text/search-term.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { TabNav } from '#src/shared/ui/TabNav.tsx';
import { BestMatches } from '../components/BestMatches.tsx';
import { SearchToolbar } from '../components/SearchToolbar.tsx';
import { searchPostsQuery } from '../data/search.ts';
import {
  SEARCH_VIEWS,
  type SearchFilters,
  type SearchView,
  searchAddress,
  searchFiltersOf,
} from '../model/search-filters.ts';
import styles from './SearchPage.module.css';

const FoundBlogs = lazyPart(() => import('../components/FoundBlogs.tsx'), 'FoundBlogs');
const FoundTags = lazyPart(() => import('../components/FoundTags.tsx'), 'FoundTags');
const NothingFound = lazyPart(() => import('../components/NothingFound.tsx'), 'NothingFound');

/** Items of a list without posts: the page says in one place that nothing was found and how to find more. */
const NO_ITEMS: never[] = [];

function Posts({ term, filters }: { term: string; filters: SearchFilters }) {
  const { t } = useLingui();
  const list = useFeed(useInitialCursor(searchPostsQuery(term, filters, useShownHidden())));
  const { items } = list;
  const offer = items?.find((element) => element.objectType === 'search_clear_filters_cta');
  const isEmpty =
    items !== undefined && !list.hasMore && !items.some(({ objectType }) => objectType === 'post');
  return (
    <>
      <BestMatches term={term} />
      <SearchToolbar term={term} filters={filters} />
      <Feed
        key={`${filters.days} ${filters.role}`}
        masonry
        begins
        list={isEmpty ? { ...list, items: NO_ITEMS } : list}
        label={t`Posts about “${term}”`}
        empty={<NothingFound term={term} filters={filters} offer={offer} />}
        end={
          <p className={styles.end}>
            <Trans>That is all we found.</Trans>
          </p>
        }
      />
    </>
  );
}

function Results({ term }: { term: string }) {
  const { t } = useLingui();
  const params = useParams();
  const { search } = useLocation();
  const filters = searchFiltersOf(params, new URLSearchParams(search));
  const { view } = filters;
  const { user, features } = useViewer();
  const hasCommunities = user ? user.labs?.includes('communities') : features.includes('communities');
  const names: Record<SearchView, string> = { posts: t`Posts`, blogs: t`Blogs`, tags: t`Tags` };
  return (
    <div className={styles.page}>
      <PageHead title={t`Search: ${term}`} noIndex />
      <header className={styles.head}>
        <h1 className={styles.title} dir="auto">
          <Trans>“{term}”</Trans>
        </h1>
        <TabNav
          label={t`What to show`}
          items={[
            ...SEARCH_VIEWS.map((name) => ({
              href: searchAddress(term, { ...filters, view: name }),
              label: names[name],
              current: name === view,
            })),
            ...(hasCommunities ? [{ href: paths.searchCommunities(term), label: t`Communities` }] : []),
          ]}
        />
      </header>
      {view === 'posts' ? <Posts term={term} filters={filters} /> : null}
      {view === 'blogs' ? <FoundBlogs term={term} filters={filters} /> : null}
      {view === 'tags' ? <FoundTags term={term} filters={filters} /> : null}
    </div>
  );
}

/** Search results: posts, blogs or tags (spec 000 §2.2). */
export default function SearchPage() {
  const { searchTerm = '' } = useParams();
  const term = normalizeSearchTerm(searchTerm);
  return term === '' ? <Navigate to={paths.search()} replace /> : <Results term={term} />;
}
