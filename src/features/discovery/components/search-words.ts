import { useLingui } from '@lingui/react/macro';
import type { SearchDays } from '../model/search-filters.ts';
import type { SearchType } from '../paths.ts';

/** What the kinds of post are called. */
export function useSearchTypeNames(): Record<SearchType, string> {
  const { t } = useLingui();
  return {
    text: t`Text`,
    photo: t`Photos`,
    gif: t`GIFs`,
    quote: t`Quotes`,
    link: t`Links`,
    chat: t`Chats`,
    audio: t`Audio`,
    video: t`Video`,
    ask: t`Asks`,
  };
}

/** What the stretches of time are called. */
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
