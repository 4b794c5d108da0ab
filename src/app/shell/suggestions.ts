import { getSuggestSearchQueryOptions } from '#generated/hooks/discovery/discovery.ts';
import type { SuggestSearch200 } from '#generated/zod/suggestSearch200.zod.ts';

/** How long the keys must rest before the server is asked, in milliseconds. */
export const REST = 150;
const MOST = 8;

/** What to suggest for what is typed so far; what was asked before is called off. */
export function suggestionsQuery(typed: string) {
  return {
    ...getSuggestSearchQueryOptions({ limit: MOST, ...(typed ? { query: typed } : {}) }),
    select: (answer: SuggestSearch200) => answer.response.suggestions,
    staleTime: 60_000,
    retry: false,
  };
}
