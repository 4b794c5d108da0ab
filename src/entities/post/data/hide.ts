import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import {
  getHidePostMutationOptions,
  getUnhidePostMutationOptions,
} from '#generated/hooks/filters/filters.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { postOverlay } from '#src/shared/api/read/post-overlay.ts';
import { carryOut } from '#src/shared/api/write/write.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';

/** Takes a post and its reblogs out of every list, with a way back. */
export function useHide({ id }: Post): () => Promise<boolean> {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const show = (isHidden: boolean) => () => postOverlay.put(id, { deleted: isHidden });

  const unhide = () =>
    carryOut(
      queryClient,
      getUnhidePostMutationOptions,
      { done: show(false), failed: t`We could not show this post again.` },
      { id },
    );
  return () =>
    carryOut(
      queryClient,
      getHidePostMutationOptions,
      {
        done: () => {
          show(true)();
          const action = { label: t`Undo`, onAction: () => void unhide() };
          addToast({ type: 'success', message: t`You will not see this post or its reblogs again.`, action });
        },
        failed: t`We could not hide this post.`,
      },
      { data: { post_id: id } },
    );
}
