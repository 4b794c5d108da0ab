import { useLingui } from '@lingui/react/macro';
import { usePostTypeNames } from '#src/entities/post/parts/use-post-type-names.ts';
import type { SearchType } from '#src/paths/discovery-paths.ts';
import type { SearchDays } from '../model/search-filters.ts';

/** Returns the labels of the post types in the search. */
export function useSearchTypeNames(): Record<SearchType, string> {
  const { t } = useLingui();
  const { answer: _answers, ...names } = usePostTypeNames();
  return {
    ...names,
    gif: t`GIFs`,
    ask: t`Asks`,
  };
}

/** Returns the labels of the time ranges. */
export function useSearchDaysNames(): Record<SearchDays, string> {
  const { t } = useLingui();
  return {
    0: t`All time`,
    1: t`Last day`,
    7: t`Last week`,
    30: t`Last month`,
    180: t`Last six months`,
    365: t`Last year`,
  };
}
