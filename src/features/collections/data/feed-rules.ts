import { keepPreviousData, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { checkFeedRule } from '#generated/hooks/collections/collections.ts';
import { getSearchMentionsQueryOptions } from '#generated/hooks/discovery/discovery.ts';
import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import type { FeedRule } from '#generated/zod/feedRule.zod.ts';
import type { SearchMentions200 } from '#generated/zod/searchMentions200.zod.ts';

/** Query of what a rule would find. Each rule is asked once, because nothing is saved by asking. */
function ruleCheckQuery(rule: FeedRule | undefined) {
  return queryOptions({
    queryKey: ['feed-rule-check', rule],
    queryFn: ({ signal }) => checkFeedRule({ rule: rule ?? { clauses: [] } }, { signal }),
    enabled: rule !== undefined,
    retry: false,
    staleTime: 30_000,
    gcTime: 60_000,
  });
}

/** Reads what a rule would find; the answer of the rule before is shown until then. */
export function useRuleCheck(rule: FeedRule | undefined) {
  return useQuery({ ...ruleCheckQuery(rule), placeholderData: rule && keepPreviousData });
}

const MAX_SUGGESTIONS = 6;

/** Query for the beginning of a name, shared by typing and by resolving so that a name is requested once. */
function mentionSearchQuery(beginning: string) {
  return {
    ...getSearchMentionsQueryOptions(beginning.toLowerCase(), { limit: MAX_SUGGESTIONS }),
    retry: false,
    staleTime: 60_000,
  };
}

/** Blogs whose name begins with what is typed: an exact match first, then blogs that the member follows. */
export function blogsBeginningWith(beginning: string) {
  return {
    ...mentionSearchQuery(beginning),
    select: (answer: SearchMentions200) => answer.response.blogs,
    enabled: beginning !== '',
    placeholderData: keepPreviousData,
  };
}

/** Returns the blog with exactly this name, ignoring case; undefined when there is none. */
export async function findBlog(queryClient: QueryClient, name: string): Promise<BlogRef | undefined> {
  const { response } = await queryClient.fetchQuery(mentionSearchQuery(name));
  return response.blogs.find((blog) => blog.name === name.toLowerCase());
}
