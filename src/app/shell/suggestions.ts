import { getSuggestSearchQueryOptions } from '#generated/hooks/discovery/discovery.ts';
import type { SuggestSearch200 } from '#generated/zod/suggestSearch200.zod.ts';

/** Debounce before suggestions are requested, in milliseconds. */
export const SUGGESTIONS_DEBOUNCE_MS = 150;
const MAX_SUGGESTIONS = 8;

/** Query for the suggestions of the typed text; a superseded request is aborted. */
export function suggestionsQuery(typed: string) {
  return {
    ...getSuggestSearchQueryOptions({ limit: MAX_SUGGESTIONS, ...(typed ? { query: typed } : {}) }),
    select: (answer: SuggestSearch200) => answer.response.suggestions,
    staleTime: 60_000,
    retry: false,
  };
}
