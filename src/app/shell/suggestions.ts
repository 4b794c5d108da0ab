import { useEffect, useState } from 'react';
import { getSuggestSearchQueryOptions } from '#generated/hooks/discovery/discovery.ts';
import type { SuggestSearch200 } from '#generated/zod/suggestSearch200.zod.ts';

/** How long the keys must rest before the server is asked, in milliseconds. */
const REST = 150;
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

/** What was typed, once the keys have rested. */
export function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
