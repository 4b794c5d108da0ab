import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { getSearchMentionsQueryOptions } from '#generated/hooks/discovery/discovery.ts';
import type { SearchMentions200 } from '#generated/zod/searchMentions200.zod.ts';
import type { MentionedBlog } from '../model/types.ts';

const MAX_SUGGESTIONS = 6;

/** Query for a name prefix, shared by typing and by resolving so that a name is requested once. */
function mentionSearchQuery(beginning: string) {
  return {
    ...getSearchMentionsQueryOptions(beginning.toLowerCase(), { limit: MAX_SUGGESTIONS }),
    staleTime: 60_000,
    retry: false,
  };
}

/** Query of the blogs whose name starts with the prefix: an exact match first, then the blogs the member follows. */
export function mentionsQuery(beginning: string) {
  return {
    ...mentionSearchQuery(beginning),
    select: (answer: SearchMentions200) => answer.response.blogs,
    enabled: beginning !== '',
    placeholderData: keepPreviousData,
  };
}

/** Returns the blog with exactly this name, ignoring case; undefined when there is none or the request fails. */
export async function findBlogByName(
  queryClient: QueryClient,
  name: string,
): Promise<MentionedBlog | undefined> {
  try {
    // Fails immediately without a connection, so that posting does not wait for one.
    const { response } = await queryClient.fetchQuery({ ...mentionSearchQuery(name), networkMode: 'always' });
    const blog = response.blogs.find((one) => one.name.toLowerCase() === name.toLowerCase());
    return blog && { uuid: blog.uuid, name: blog.name, url: blog.blogViewUrl };
  } catch {
    return undefined;
  }
}
