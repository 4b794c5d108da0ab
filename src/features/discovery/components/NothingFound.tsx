import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ClearFiltersElement } from '#generated/zod/clearFiltersElement.zod.ts';
import { unknownOperators } from '#src/domain/text/search-operators.ts';
import { paths } from '#src/paths/paths.ts';
import { listFormat } from '#src/shared/lib/language/formatters.ts';
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

/** Says which parts of the search look like an operator and were searched as words. */
function UnknownOperators({ parts }: { parts: readonly string[] }) {
  const { i18n } = useLingui();
  const list = listFormat(i18n.locale).format(parts.map((part) => `“${part}”`));
  return (
    <p>
      <Plural
        value={parts.length}
        one={`${list} is not a search filter, so it was searched as words.`}
        other={`${list} are not search filters, so they were searched as words.`}
      />
    </p>
  );
}

/** Empty search result with suggestions: fewer filters, or other words. */
export function NothingFound({ term, filters, offer }: NothingFoundProps) {
  const narrowed = filters.view === 'posts' && hasActiveFilters(filters);
  const unknown = unknownOperators(term);
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
          {unknown.length > 0 ? <UnknownOperators parts={unknown} /> : null}
          <SearchHelp isOpen={unknown.length > 0} />
        </>
      )}
    </EmptyState>
  );
}
