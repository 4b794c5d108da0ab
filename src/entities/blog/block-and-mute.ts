import { useLingui } from '@lingui/react/macro';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { getBlockBlogMutationOptions } from '#generated/hooks/blocks/blocks.ts';
import { getMuteBlogMutationOptions } from '#generated/hooks/filters/filters.ts';
import type { Blog } from '#generated/zod/blog.zod.ts';
import type { MuteBlogBody } from '#generated/zod/muteBlogBody.zod.ts';
import { blogOverlay } from '#src/shared/api/read/post-overlay.ts';
import { refetchViewer } from '#src/shared/api/viewer/viewer-counts.ts';
import { executeWrite } from '#src/shared/api/write/write.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';

/** Invalidates every query: blocking or muting changes all lists. They are refetched when they are next observed. */
const refetchEverything = (queryClient: QueryClient) => void queryClient.invalidateQueries();

/** Returns `mute` and `block` for a blog. Both show a success toast and resolve to true when the write succeeded. */
export function useBlockAndMute({ uuid, name }: Pick<Blog, 'uuid' | 'name'>) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  /** @param how kind (everything or only reblogs) and duration in seconds; everything, permanently, when omitted */
  const mute = (how: Pick<MuteBlogBody, 'kind' | 'expires_in'> = {}) =>
    executeWrite(
      queryClient,
      getMuteBlogMutationOptions,
      {
        onSuccess: () => {
          const message = how.kind === 'reblogs' ? t`Reblogs of ${name} are muted.` : t`${name} is muted.`;
          addToast({ type: 'success', message });
          refetchEverything(queryClient);
        },
        errorToast: t`We could not mute ${name}.`,
      },
      { data: { tumblelog: name, ...how } },
    );
  const block = () =>
    executeWrite(
      queryClient,
      getBlockBlogMutationOptions,
      {
        onSuccess: () => {
          blogOverlay.put(uuid, { followed: false });
          addToast({ type: 'success', message: t`${name} is blocked.` });
          refetchViewer(queryClient);
          refetchEverything(queryClient);
        },
        errorToast: t`We could not block ${name}.`,
      },
      { blog: name },
    );
  return { mute, block };
}
