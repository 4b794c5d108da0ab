import { useLingui } from '@lingui/react/macro';
import { getDeleteCommunityPostMutationOptions } from '#generated/hooks/communities/communities.ts';
import { getDeletePostMutationOptions } from '#generated/hooks/posts/posts.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { recordDeleted } from '#src/shared/api/read/post-overlay.ts';
import { useWrite, type Writer } from '#src/shared/api/write/use-write.ts';
import { callWith, type WriteCall } from '#src/shared/api/write/write.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { focusNeighbour } from './focus-neighbour.ts';

/** Deletes a post permanently and removes it from every list; shows an error toast when the server refuses. */
export function useDeletePost({ id, blogName, community }: Post): Writer<void> {
  const { t } = useLingui();
  const call: WriteCall<void, unknown> = community
    ? callWith(getDeleteCommunityPostMutationOptions, () => ({ community: community.name, id }))
    : callWith(getDeletePostMutationOptions, () => ({ blog: blogName, id }));
  return useWrite(call, {
    onSuccess: () => {
      focusNeighbour(id);
      recordDeleted(id);
      addToast({ type: 'success', message: t`Post deleted` });
    },
    errorToast: t`We could not delete this post.`,
  });
}
