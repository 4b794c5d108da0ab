import { useLingui } from '@lingui/react/macro';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { getBlockBlogMutationOptions } from '#generated/hooks/blocks/blocks.ts';
import { getMuteBlogMutationOptions } from '#generated/hooks/filters/filters.ts';
import type { Blog } from '#generated/zod/blog.zod.ts';
import type { MuteBlogBody } from '#generated/zod/muteBlogBody.zod.ts';
import { blogOverlay } from '#src/shared/api/read/post-overlay.ts';
import { refetchViewer } from '#src/shared/api/viewer/viewer-counts.ts';
import { carryOut } from '#src/shared/api/write/write.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';

/** What somebody is shown is other than it was: every list is read anew when it is next looked at. */
const readAnew = (queryClient: QueryClient) => void queryClient.invalidateQueries();

/** What a member can do not to meet a blog again. Both say that they are done, and answer whether they are. */
export function useKeepAway({ uuid, name }: Pick<Blog, 'uuid' | 'name'>) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  /** @param how all of it or its reblogs only, and for how many seconds; all of it and for ever when left out */
  const mute = (how: Pick<MuteBlogBody, 'kind' | 'expires_in'> = {}) =>
    carryOut(
      queryClient,
      getMuteBlogMutationOptions,
      {
        done: () => {
          const message = how.kind === 'reblogs' ? t`Reblogs of ${name} are muted.` : t`${name} is muted.`;
          addToast({ type: 'success', message });
          readAnew(queryClient);
        },
        failed: t`We could not mute ${name}.`,
      },
      { data: { tumblelog: name, ...how } },
    );
  const block = () =>
    carryOut(
      queryClient,
      getBlockBlogMutationOptions,
      {
        done: () => {
          blogOverlay.put(uuid, { followed: false });
          addToast({ type: 'success', message: t`${name} is blocked.` });
          refetchViewer(queryClient);
          readAnew(queryClient);
        },
        failed: t`We could not block ${name}.`,
      },
      { blog: name },
    );
  return { mute, block };
}
