import { useLingui } from '@lingui/react/macro';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import {
  getDeleteCommunityBoardMutationOptions,
  getDeleteCommunityMutationOptions,
  getGetCommunityQueryKey,
  getGetCommunityQueryOptions,
  getListCommunitiesInfiniteQueryKey,
  getReorderCommunityBoardsMutationOptions,
  getRestoreCommunityMutationOptions,
} from '#generated/hooks/communities/communities.ts';
import type { GetCommunity200 } from '#generated/zod/getCommunity200.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { refreshMembership } from './membership.ts';

/** A community with its settings, for its admins. It is read again on focus, so that others' changes show. */
export function communitySettingsQuery(name: string) {
  return {
    ...getGetCommunityQueryOptions(name, { context: 'edit' }),
    select: ({ response }: GetCommunity200) => response.community,
    refetchOnWindowFocus: true,
    retry: false,
  };
}

/** Stores a community that was answered with its settings, and refetches every other view of it. */
export async function cacheSettings(
  queryClient: QueryClient,
  answer: GetCommunity200,
  oldName: string,
): Promise<void> {
  const { name } = answer.response.community;
  const key = getGetCommunityQueryKey(name, { context: 'edit' });
  queryClient.setQueryData(key, answer);
  if (oldName !== name) await refreshMembership(queryClient, oldName);
  await refreshMembership(queryClient, name);
}

/** Calls that order and delete the boards of a community; each counts its version. Failures are shown in a toast. */
export function useBoards(community: string) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const options = {
    onSuccess: () => refreshMembership(queryClient, community),
    onError: () => refreshMembership(queryClient, community),
    errorToast: t`The board was not saved. Try again.`,
  };
  return {
    order: useWrite(getReorderCommunityBoardsMutationOptions, options),
    remove: useWrite(getDeleteCommunityBoardMutationOptions, options),
  };
}

/** Restores a deleted community and opens it. A failure is shown in a toast. */
export function useRestoreCommunity() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useWrite(getRestoreCommunityMutationOptions, {
    onSuccess: async ({ response }, { community }) => {
      addToast({ type: 'success', message: t`${response.community.title} is back` });
      await refreshMembership(queryClient, community);
      void navigate(paths.community(community));
    },
    errorToast: t`The community could not be restored. Try again.`,
  });
}

/** Deletes a community and leads to the landing page, with the way back in the message. */
export function useDeleteCommunity(title: string) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const restoring = useRestoreCommunity();
  return useWrite(getDeleteCommunityMutationOptions, {
    onSuccess: async (_, { community }) => {
      void navigate(paths.communities());
      addToast({
        message: t`${title} is deleted. Its admins can restore it for 30 days.`,
        action: { label: t`Undo`, onAction: () => void restoring.write({ community }) },
        duration: 20_000,
      });
      // A deleted community is not refetched, because nobody can read it: a page of it that is still open keeps what it shows.
      const gone = { queryKey: getGetCommunityQueryKey(community), refetchType: 'none' } as const;
      await Promise.all([
        queryClient.invalidateQueries(gone),
        queryClient.invalidateQueries({ queryKey: getListCommunitiesInfiniteQueryKey() }),
      ]);
    },
    errorToast: t`The community could not be deleted. Try again.`,
  });
}
