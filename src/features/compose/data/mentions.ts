import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { getSearchMentionsQueryOptions } from '#generated/hooks/discovery/discovery.ts';
import type { SearchMentions200 } from '#generated/zod/searchMentions200.zod.ts';
import type { MentionedBlog } from '../model/types.ts';

const MOST = 6;

/** One name is asked for once, whether it is being typed or has been. */
function search(beginning: string) {
  return {
    ...getSearchMentionsQueryOptions(beginning.toLowerCase(), { limit: MOST }),
    staleTime: 60_000,
    retry: false,
  };
}

/** Blogs whose name begins so: the one of just this name first, then those the member follows. */
export function mentionsQuery(beginning: string) {
  return {
    ...search(beginning),
    select: (answer: SearchMentions200) => answer.response.blogs,
    enabled: beginning !== '',
    placeholderData: keepPreviousData,
  };
}

/** The blog of just this name, in letters of any size; undefined when there is none, or nobody can be asked. */
export async function blogNamed(queryClient: QueryClient, name: string): Promise<MentionedBlog | undefined> {
  try {
    // Without a connection it fails at once: a post does not wait for one.
    const { response } = await queryClient.fetchQuery({ ...search(name), networkMode: 'always' });
    const blog = response.blogs.find((one) => one.name.toLowerCase() === name.toLowerCase());
    return blog && { uuid: blog.uuid, name: blog.name, url: blog.blogViewUrl };
  } catch {
    return undefined;
  }
}
