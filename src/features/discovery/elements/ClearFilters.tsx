import { useLingui } from '@lingui/react/macro';
import { useLocation, useParams } from 'react-router';
import type { ClearFiltersElement } from '#generated/zod/clearFiltersElement.zod.ts';
import { Frame } from '#src/entities/elements/Frame.tsx';
import { paths } from '#src/paths/paths.ts';
import { normalizeSearchTerm } from '#src/shared/lib/text/search-term.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { useSearchDaysNames, useSearchTypeNames } from '../components/search-filter-names.ts';
import { type SearchFilters, searchAddress, searchFiltersOf } from '../model/search-filters.ts';
import styles from './elements.module.css';

type Filter = ClearFiltersElement['activeFilters'][number];

/** Returns the search without one of its filters. */
function without(filters: SearchFilters, filter: Filter): SearchFilters {
  switch (filter) {
    case 'days':
      return { ...filters, days: 0 };
    case 'role':
      return { ...filters, role: undefined };
    case 'type':
      return { ...filters, type: undefined };
    case 'mode':
      return { ...filters, mode: 'top' };
    default:
      return filters;
  }
}

/** Returns the label of each filter with its value in the present search; a general one elsewhere. */
function useFilterNames(filters: SearchFilters): Record<Filter, string> {
  const { t } = useLingui();
  const { [filters.days]: days } = useSearchDaysNames();
  const types = useSearchTypeNames();
  return {
    days: filters.days === 0 ? t`Time` : days,
    type: filters.type ? types[filters.type] : t`Type`,
    role: t`Originals only`,
    mode: t`Order`,
    content_rating: t`Content rating`,
  };
}

/**
 * Renders an offer to search without filters: each filter is a link to the search without it. Elsewhere than on a
 * search page the filters are only named.
 */
export function ClearFilters({ element }: { element: ClearFiltersElement }) {
  const { t } = useLingui();
  const params = useParams();
  const { search } = useLocation();
  const term = normalizeSearchTerm(params.searchTerm ?? '');
  const filters = searchFiltersOf(params, new URLSearchParams(search));
  const names = useFilterNames(filters);
  const everything = term
    ? searchAddress(term, { view: filters.view, mode: filters.mode, days: 0 })
    : paths.search();
  const known = [...new Set(element.activeFilters)].filter((filter) => Object.hasOwn(names, filter));
  return (
    <Frame label={element.text} className={styles.filters}>
      <b className={styles.filtersText} dir="auto">
        {element.text}
      </b>
      {known.map((filter) =>
        term && filter !== 'content_rating' ? (
          <AppLink
            key={filter}
            to={searchAddress(term, without(filters, filter))}
            replace
            className={styles.filter}
            aria-label={t`Remove filter: ${names[filter]}`}
          >
            {names[filter]}
            <Icon name="close" size={13} />
          </AppLink>
        ) : (
          <span key={filter} className={styles.filter}>
            {names[filter]}
          </span>
        ),
      )}
      <ButtonLink href={everything} variant="secondary" className={styles.everything}>
        {element.buttonText}
      </ButtonLink>
    </Frame>
  );
}
