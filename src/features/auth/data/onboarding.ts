import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import {
  getCompleteOnboardingMutationOptions,
  getFollowOnboardingTopicsMutationOptions,
  getListOnboardingBlogsInfiniteQueryOptions,
  getListOnboardingBlogsQueryKey,
  getListOnboardingTopicsQueryKey,
  getListOnboardingTopicsQueryOptions,
} from '#generated/hooks/onboarding/onboarding.ts';
import { paths } from '#src/paths/paths.ts';
import { feedPaging } from '#src/shared/api/read/paging.ts';
import { switchViewer } from '#src/shared/api/viewer/viewer.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { safeRedirect } from '#src/shared/navigation/redirect-target.ts';

/** Query of the topics. It is not refetched, so that they keep their order while somebody chooses. */
export function topicsQuery() {
  return getListOnboardingTopicsQueryOptions({ query: { staleTime: Number.POSITIVE_INFINITY } });
}

/** Query of the suggested blogs. Blogs followed meanwhile keep their position. */
export function startingBlogsQuery() {
  return getListOnboardingBlogsInfiniteQueryOptions({ limit: 12 }, { query: feedPaging });
}

/** Returns the address of the next step that the server names, on this site only. */
function nextAddressOf(path: string): string {
  return safeRedirect(path, window.location.host) ?? paths.dashboard();
}

/** Removes both lists from the cache, because the choice changes them. */
function resetSuggestions(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: getListOnboardingBlogsQueryKey() });
  void queryClient.invalidateQueries({ queryKey: getListOnboardingTopicsQueryKey() });
}

/**
 * Follows the chosen topics and goes on to the blogs.
 *
 * @param kept called once the server has stored them
 */
export function useChooseTopics(failed: string, kept: () => void) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useWrite(getFollowOnboardingTopicsMutationOptions, {
    onSuccess: ({ response }) => {
      kept();
      resetSuggestions(queryClient);
      void navigate(nextAddressOf(response.nextPath));
    },
    errorToast: failed,
  });
}

/** Follows the named blogs, finishes the onboarding and goes to the dashboard with their posts. */
export function useFollowStartingBlogs(failed: string) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useWrite(getCompleteOnboardingMutationOptions, {
    onSuccess: async ({ response }) => {
      await switchViewer(queryClient);
      await navigate(nextAddressOf(response.nextPath));
    },
    errorToast: failed,
  });
}
