import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import {
  getGetCommunityTimelineInfiniteQueryKey,
  getPinCommunityPostMutationOptions,
  getUnpinCommunityPostMutationOptions,
} from '#generated/hooks/communities/communities.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { postOverlay } from '#src/shared/api/read/post-overlay.ts';
import { addressOf } from '#src/shared/api/read/query-keys.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';

/** Returns a function that pins a post to the top of its community or unpins it; failures are shown in a toast. */
export function usePinInCommunity(): (post: Post, isPinned: boolean) => Promise<void> {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const refresh = (name: string): void => {
    const address = addressOf(getGetCommunityTimelineInfiniteQueryKey(name));
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => addressOf(queryKey) === address });
  };
  const pin = useWrite(getPinCommunityPostMutationOptions, {
    onSuccess: (_answer, { community }) => {
      addToast({ type: 'success', message: t`Pinned to the top of the community` });
      refresh(community);
    },
    errorToast: t`We could not pin this post.`,
  });
  const unpin = useWrite(getUnpinCommunityPostMutationOptions, {
    onSuccess: (_answer, { community }) => {
      addToast({ type: 'success', message: t`The post is no longer pinned` });
      refresh(community);
    },
    errorToast: t`We could not unpin this post.`,
  });
  return async ({ id, community }, isPinned) => {
    if (!community) return;
    const isDone = await (isPinned ? pin : unpin).write({ community: community.name, id });
    if (isDone) postOverlay.put(id, { community: { ...community, isPinned } });
  };
}
