import { useGetPost } from '#generated/hooks/posts/posts.ts';

/**
 * Loads the current version of a post from the server, so that a form never opens with an older copy from the cache.
 */
export function useFreshPost(blogName: string, postId: string) {
  const query = useGetPost(blogName, postId, {
    query: { staleTime: 0, gcTime: 0, refetchOnReconnect: false, refetchOnMount: 'always' },
  });
  const { isFetchedAfterMount, data, error, refetch, isFetching } = query;
  return {
    post: isFetchedAfterMount ? data?.response.post : undefined,
    error: data ? undefined : error,
    retry: () => void refetch(),
    isFetching,
  };
}
