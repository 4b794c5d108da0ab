import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { SEARCH_TYPES } from '#src/paths/discovery-paths.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Link } from '#src/shared/ui/Link.tsx';
import { Menu } from '#src/shared/ui/Menu.tsx';
import { SEARCH_DAYS, type SearchFilters, searchAddress } from '../model/search-filters.ts';
import { PostFilterMenu } from './PostFilterMenu.tsx';
import styles from './SearchToolbar.module.css';
import { useSearchDaysNames, useSearchTypeNames } from './search-filter-names.ts';

type SearchToolbarProps = { term: string; filters: SearchFilters };

/** Chooses order, type and age of the posts found. All of it is in the address. */
export function SearchToolbar({ term, filters }: SearchToolbarProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const typeNames = useSearchTypeNames();
  const daysNames = useSearchDaysNames();
  const addressOf = (changes: Partial<SearchFilters>): string =>
    searchAddress(term, { ...filters, ...changes });
  const choose = (changes: Partial<SearchFilters>) => () =>
    void navigate(addressOf(changes), { replace: true });
  const modes = [
    { mode: 'top', label: t`Top` },
    { mode: 'recent', label: t`Recent` },
  ] as const;
  return (
    <div className={styles.bar}>
      <nav aria-label={t`Order`}>
        <ul className={styles.order}>
          {modes.map(({ mode, label }) => (
            <li key={mode}>
              <Link
                href={addressOf({ mode })}
                className={styles.way}
                aria-current={mode === filters.mode ? 'page' : undefined}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.menus}>
        <Menu
          label={t`Time of posting`}
          items={SEARCH_DAYS.map((days) => ({
            id: String(days),
            label: daysNames[days],
            selected: filters.days === days,
            onAction: choose({ days }),
          }))}
          trigger={(props) => (
            <Button size="small" {...props}>
              {daysNames[filters.days]}
            </Button>
          )}
        />
        <PostFilterMenu types={SEARCH_TYPES} names={typeNames} filter={filters} choose={choose} />
      </div>
    </div>
  );
}
