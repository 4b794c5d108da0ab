import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { getListCommunityCategoriesQueryOptions } from '#generated/hooks/communities/communities.ts';
import { paths } from '#src/paths/paths.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { TabNav } from '#src/shared/ui/TabNav.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { CategoryTiles } from '../components/CategoryTiles.tsx';
import { FoundCommunities } from '../components/FoundCommunities.tsx';
import { type CommunityFilter, communityFilterOf } from '../model/community-filter.ts';
import styles from './BrowseCommunitiesPage.module.css';

/** Links to the other results of a search. */
function SearchTabs({ term }: { term: string }) {
  const { t } = useLingui();
  const posts = paths.search(term);
  return (
    <TabNav
      label={t`What to show`}
      items={[
        { href: posts, label: t`Posts` },
        { href: `${posts}?view=blogs`, label: t`Blogs` },
        { href: `${posts}?view=tags`, label: t`Tags` },
        { href: paths.searchCommunities(term), label: t`Communities`, current: true },
      ]}
    />
  );
}

/** Returns the title of the page and of the document. */
function useFilterTitle({ term, category }: CommunityFilter): string {
  const { t } = useLingui();
  const { data } = useQuery(getListCommunityCategoriesQueryOptions());
  const found = data?.response.categories.find(({ id }) => id === category);
  if (term) return t`Communities about ${term}`;
  return found ? t`Communities: ${found.title}` : t`Browse communities`;
}

/** Communities to find: all, of a category, or by words (spec 001 §2 and §5). */
export default function BrowseCommunitiesPage() {
  const { t } = useLingui();
  const params = useParams();
  const { search } = useLocation();
  const filter = communityFilterOf(params, new URLSearchParams(search));
  const title = useFilterTitle(filter);
  return (
    <div className={styles.page}>
      <PageHead
        title={title}
        description={filter.term ? undefined : t`Communities on Skein: groups of people around one subject.`}
        canonical={filter.term ? undefined : paths.browseCommunities(filter.category)}
        noIndex={filter.term !== ''}
      />
      {filter.term ? <SearchTabs term={filter.term} /> : null}
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <FoundCommunities filter={filter}>
        {filter.term || filter.category ? null : <CategoryTiles />}
      </FoundCommunities>
    </div>
  );
}
