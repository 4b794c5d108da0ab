import { Trans } from '@lingui/react/macro';
import type { ClearFiltersElement } from '#generated/zod/clearFiltersElement.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { ClearFilters } from '../elements/ClearFilters.tsx';
import { hasActiveFilters, type SearchFilters, searchAddress } from '../model/search-filters.ts';
import { SearchHelp } from './SearchHelp.tsx';

type NothingFoundProps = {
  term: string;
  filters: SearchFilters;
  /** The server's offer to search without filters. */
  offer?: ClearFiltersElement | undefined;
};

/** Empty search result with suggestions: fewer filters, or other words. */
export function NothingFound({ term, filters, offer }: NothingFoundProps) {
  const narrowed = filters.view === 'posts' && hasActiveFilters(filters);
  const everything = searchAddress(term, { view: 'posts', mode: filters.mode, days: 0 });
  return (
    <EmptyState
      art={narrowed ? 'basket' : 'cat'}
      title={<Trans>Nothing found</Trans>}
      action={
        offer ? (
          <ClearFilters element={offer} />
        ) : (
          <ButtonLink href={narrowed ? everything : paths.explore()} variant="primary">
            {narrowed ? <Trans>Search everything</Trans> : <Trans>Explore</Trans>}
          </ButtonLink>
        )
      }
    >
      {narrowed ? (
        <Trans>No posts about “{term}” match your filters.</Trans>
      ) : (
        <>
          <p>
            <Trans>Nothing matches “{term}”. Try fewer or other words, or check the spelling.</Trans>
          </p>
          <SearchHelp />
        </>
      )}
    </EmptyState>
  );
}
