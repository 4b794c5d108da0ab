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

/** The blocks of one blog, the last fifty. Only its admins are told of them; for the others there is nothing to see. */
export function blockedAskersQuery(blogName: string) {
  return getListBlogBlocksQueryOptions(blogName, { limit: 50 }, { query: { retry: false } });
}

/** How many of these blocks are of senders without a name. */
export function anonymousOf({ response }: ListBlogBlocks200): number {
  return response.blocks.filter(({ isAnonymous }) => isAnonymous === true).length;
}

/** Keeps the sender of an ask from asking again. */
export function useBlockAsker(blogName: string) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return useWrite(getBlockAskerMutationOptions, {
    done: () => {
      addToast({ type: 'success', message: t`They can no longer ask ${blogName} anything.` });
      void queryClient.invalidateQueries();
    },
    failed: t`We could not block who asked this.`,
  });
}

/** Lets all senders without a name ask again. */
export function useUnblockAskers(blogName: string) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return useWrite(getUnblockAskersMutationOptions, {
    done: () => {
      addToast({ type: 'success', message: t`Everybody without a name can ask ${blogName} again.` });
      void queryClient.invalidateQueries({ queryKey: blockedAskersQuery(blogName).queryKey });
    },
    failed: t`We could not let them ask again.`,
  });
}
