import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import {
  getHidePostMutationOptions,
  getUnhidePostMutationOptions,
} from '#generated/hooks/filters/filters.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { postOverlay } from '#src/shared/api/read/post-overlay.ts';
import { executeWrite } from '#src/shared/api/write/write.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';

/** Hides a post and its reblogs in every list, with an undo action. */
export function useHide({ id }: Post): () => Promise<boolean> {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const show = (isHidden: boolean) => () => postOverlay.put(id, { deleted: isHidden });

  const unhide = () =>
    executeWrite(
      queryClient,
      getUnhidePostMutationOptions,
      { onSuccess: show(false), errorToast: t`We could not show this post again.` },
      { id },
    );
  return () =>
    executeWrite(
      queryClient,
      getHidePostMutationOptions,
      {
        onSuccess: () => {
          show(true)();
          const action = { label: t`Undo`, onAction: () => void unhide() };
          addToast({ type: 'success', message: t`You will not see this post or its reblogs again.`, action });
        },
        errorToast: t`We could not hide this post.`,
      },
      { data: { post_id: id } },
    );
}
