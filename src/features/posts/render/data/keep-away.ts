import { useLingui } from '@lingui/react/macro';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  getBlockBlogMutationOptions,
  getHidePostMutationOptions,
  getMuteBlogMutationOptions,
  getUnhidePostMutationOptions,
} from '#generated/hooks/settings/settings.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { blogOverlay, postOverlay } from '#src/shared/api/read/post-overlay.ts';
import { refetchViewer } from '#src/shared/api/viewer/viewer-counts.ts';
import { carryOut } from '#src/shared/api/write/write.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';

/** What somebody is shown is other than it was: every list is read anew when it is next looked at. */
const readAnew = (queryClient: QueryClient) => void queryClient.invalidateQueries();

/** What a reader can do not to meet a post or its blog again. */
export function useKeepAway(post: Post) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { blogName } = post;
  const show = (isHidden: boolean) => () => postOverlay.put(post.id, { deleted: isHidden });

  const unhide = () =>
    carryOut(
      queryClient,
      getUnhidePostMutationOptions,
      { done: show(false), failed: t`We could not show this post again.` },
      { id: post.id },
    );
  const hide = () =>
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
      { data: { post_id: post.id } },
    );
  const mute = () =>
    carryOut(
      queryClient,
      getMuteBlogMutationOptions,
      {
        done: () => {
          addToast({ type: 'success', message: t`${blogName} is muted.` });
          readAnew(queryClient);
        },
        failed: t`We could not mute ${blogName}.`,
      },
      { data: { tumblelog: blogName } },
    );
  const block = () =>
    carryOut(
      queryClient,
      getBlockBlogMutationOptions,
      {
        done: () => {
          blogOverlay.put(post.blog.uuid, { followed: false });
          addToast({ type: 'success', message: t`${blogName} is blocked.` });
          refetchViewer(queryClient);
          readAnew(queryClient);
        },
        failed: t`We could not block ${blogName}.`,
      },
      { blog: blogName },
    );
  return { hide, mute, block };
}
