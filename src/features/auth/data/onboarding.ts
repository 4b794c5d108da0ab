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

/** Topics stay as they are while somebody chooses. */
export function topicsQuery() {
  return getListOnboardingTopicsQueryOptions({ query: { staleTime: Number.POSITIVE_INFINITY } });
}

/** Blogs to begin with. Those followed meanwhile stay where they are. */
export function startingBlogsQuery() {
  return getListOnboardingBlogsInfiniteQueryOptions({ limit: 12 }, { query: feedPaging });
}

/** Where the server says that joining goes on; only ever on this site. */
function nextAddressOf(path: string): string {
  return safeRedirect(path, window.location.host) ?? paths.dashboard();
}

/** Asks anew next time: what was chosen changes both. */
function resetSuggestions(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: getListOnboardingBlogsQueryKey() });
  void queryClient.invalidateQueries({ queryKey: getListOnboardingTopicsQueryKey() });
}

/**
 * Follows the chosen topics and goes on to the blogs.
 *
 * @param kept called once the server has them
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

/** Follows the named blogs, ends the first steps and goes on to a dashboard that shows what they brought. */
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
