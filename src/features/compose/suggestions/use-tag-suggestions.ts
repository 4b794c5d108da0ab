import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getSuggestTagsQueryOptions } from '#generated/hooks/posts/posts.ts';
import type { SuggestTags200 } from '#generated/zod/suggestTags200.zod.ts';
import type { TagSuggestion } from '#generated/zod/tagSuggestion.zod.ts';
import { foldedTag, withoutHashes } from '#src/domain/text/tags.ts';
import { useDebouncedValue } from '#src/shared/hooks/use-debounced-value.ts';
import { SUGGESTIONS_DEBOUNCE_MS } from './suggestions-debounce.ts';

const MAX_SUGGESTIONS = 6;
/** Maximum length of the tag list the operation reads (contract: suggestTags). */
const TAGS_MAX_LENGTH = 1024;

type SuggestionInput = { blog: string; tags: readonly string[]; typed: string; isOpen: boolean };

const NO_SUGGESTIONS: readonly TagSuggestion[] = [];

/** Loads tags that start with the typed text; before anything is typed, tags related to those already set. */
export function useTagSuggestions({ blog, tags, typed, isOpen }: SuggestionInput): readonly TagSuggestion[] {
  const query = useDebouncedValue(typed.replace(/^[\s#]+/, '').trimEnd(), SUGGESTIONS_DEBOUNCE_MS);
  const present = tags.join(',').slice(0, TAGS_MAX_LENGTH);
  const { data = NO_SUGGESTIONS } = useQuery({
    ...getSuggestTagsQueryOptions(blog, {
      limit: MAX_SUGGESTIONS,
      ...(query ? { query } : {}),
      ...(present ? { tags: present } : {}),
    }),
    select: (answer: SuggestTags200) => answer.response.tags,
    enabled: isOpen,
    staleTime: 60_000,
    retry: false,
    placeholderData: keepPreviousData,
  });
  const known = new Set(tags.map(foldedTag));
  const beginning = foldedTag(withoutHashes(typed));
  if (!isOpen) return NO_SUGGESTIONS;
  return data.filter(({ name }) => {
    const key = foldedTag(name);
    return !known.has(key) && key.startsWith(beginning) && key !== beginning;
  });
}
