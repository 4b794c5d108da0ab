import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import {
  getBlockAskerMutationOptions,
  getListBlogBlocksQueryOptions,
  getUnblockAskersMutationOptions,
} from '#generated/hooks/blocks/blocks.ts';
import type { ListBlogBlocks200 } from '#generated/zod/listBlogBlocks200.zod.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';

/** Query of the last fifty blocks of a blog. Only its admins may read them. */
export function blockedAskersQuery(blogName: string) {
  return getListBlogBlocksQueryOptions(blogName, { limit: 50 }, { query: { retry: false } });
}

/** Counts the blocks of anonymous askers. */
export function anonymousBlockCount({ response }: ListBlogBlocks200): number {
  return response.blocks.filter(({ isAnonymous }) => isAnonymous === true).length;
}

/** Blocks the sender of an ask. */
export function useBlockAsker(blogName: string) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return useWrite(getBlockAskerMutationOptions, {
    onSuccess: () => {
      addToast({ type: 'success', message: t`They can no longer ask ${blogName} anything.` });
      void queryClient.invalidateQueries();
    },
    errorToast: t`The sender was not blocked. Try again.`,
  });
}

/** Unblocks all anonymous askers. */
export function useUnblockAskers(blogName: string) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return useWrite(getUnblockAskersMutationOptions, {
    onSuccess: () => {
      addToast({ type: 'success', message: t`People without a name can ask ${blogName} again.` });
      void queryClient.invalidateQueries({ queryKey: blockedAskersQuery(blogName).queryKey });
    },
    errorToast: t`The block was not removed. Try again.`,
  });
}
