import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { getListCommunityCategoriesQueryOptions } from '#generated/hooks/communities/communities.ts';
import type { JoinTypeCounts } from '#generated/zod/joinTypeCounts.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { MAX_SEARCH_LENGTH, normalizeSearchTerm } from '#src/shared/lib/text/search-term.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import {
  COMMUNITY_SORTS,
  type CommunityFilter,
  communityFilterAddress,
  isCategoryId,
  JOIN_TYPES,
} from '../model/community-filter.ts';
import styles from './FilterSentence.module.css';
import { useJoinTypeNames, useSortNames } from './filter-names.ts';
import { Sieve } from './Sieve.tsx';

type ControlProps = { filter: CommunityFilter; choose: (changes: Partial<CommunityFilter>) => void };

function CategorySelect({ filter: { category }, choose }: ControlProps) {
  const { t } = useLingui();
  const { data } = useQuery(getListCommunityCategoriesQueryOptions());
  const categories = data?.response.categories ?? [];
  return (
    <select
      name="category"
      aria-label={t`Category`}
      value={category ?? ''}
      onChange={({ currentTarget: { value } }) =>
        choose({ category: isCategoryId(value) ? value : undefined })
      }
    >
      <option value="">{t`any corner`}</option>
      {category && !categories.some(({ id }) => id === category) ? (
        <option value={category}>{category}</option>
      ) : null}
      {categories.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </select>
  );
}

function JoinTypeSelect({ filter: { joinTypes }, choose }: ControlProps) {
  const { t } = useLingui();
  const names = useJoinTypeNames();
  return (
    <select
      name="join"
      aria-label={t`Ways to join`}
      value={joinTypes.length === 1 ? joinTypes[0] : ''}
      onChange={({ currentTarget: { value } }) => {
        const chosen = JOIN_TYPES.find((type) => type === value);
        choose({ joinTypes: chosen ? [chosen] : JOIN_TYPES });
      }}
    >
      <option value="">{t`exist at all`}</option>
      {names.map(({ value, clause }) => (
        <option key={value} value={value}>
          {clause}
        </option>
      ))}
    </select>
  );
}

function SortSelect({ filter: { sort }, choose }: ControlProps) {
  const { t } = useLingui();
  const names = useSortNames();
  return (
    <select
      name="sort"
      aria-label={t`Order`}
      value={sort}
      onChange={({ currentTarget: { value } }) =>
        choose({ sort: COMMUNITY_SORTS.find((known) => known === value) })
      }
    >
      {names.map(({ value, clause }) => (
        <option key={value} value={value}>
          {clause}
        </option>
      ))}
    </select>
  );
}

type FilterSentenceProps = {
  filter: CommunityFilter;
  /** Number of communities by way to join; undefined while they load. */
  counts: JoinTypeCounts | undefined;
};

/**
 * The filter of communities as a sentence whose underlined words can be changed. A search has the ways to join and the
 * orders below it, with counts. Works before hydration: the address of a plain form is read as well.
 */
export function FilterSentence({ filter, counts }: FilterSentenceProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const choose = (changes: Partial<CommunityFilter>): void =>
    void navigate(communityFilterAddress({ ...filter, ...changes }), { replace: true });
  const search = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void navigate(
      communityFilterAddress({ ...filter, term: normalizeSearchTerm(input.current?.value ?? '') }),
    );
  };
  const control = { filter, choose };
  const words = (
    <input
      key={filter.term}
      ref={input}
      name="q"
      type="search"
      defaultValue={filter.term}
      aria-label={t`Words to search for`}
      placeholder={t`anything`}
      maxLength={MAX_SEARCH_LENGTH}
      autoComplete="off"
      enterKeyHint="search"
    />
  );
  const category = <CategorySelect {...control} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser and reader in use knows <search>.
    <form
      role="search"
      aria-label={t`Search communities`}
      action={paths.browseCommunities()}
      onSubmit={search}
      className={styles.form}
    >
      <p className={styles.sentence}>
        {filter.term ? (
          <Trans>
            Communities about <span className={styles.whole}>{words},</span> in {category}
          </Trans>
        ) : (
          <Trans>
            Communities about <span className={styles.whole}>{words},</span> in {category} that{' '}
            <span className={styles.whole}>{<JoinTypeSelect {...control} />},</span>{' '}
            {<SortSelect {...control} />}
          </Trans>
        )}
      </p>
      {filter.term ? <Sieve {...control} counts={counts} /> : null}
      <Button type="submit" className={styles.submit}>{t`Search`}</Button>
    </form>
  );
}
