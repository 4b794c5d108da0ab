import { useLingui } from '@lingui/react/macro';
import {
  getDeleteInboxPostsMutationOptions,
  getDeleteSubmissionsMutationOptions,
  getListBlogInboxInfiniteQueryOptions,
  getListInboxInfiniteQueryOptions,
  getListSubmissionsInfiniteQueryOptions,
} from '#generated/hooks/inbox/inbox.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { usePublishFeedback } from '#src/entities/post/data/publish-feedback.ts';
import { paging } from '#src/shared/api/read/paging.ts';
import { recordDeleted } from '#src/shared/api/read/post-overlay.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { callWith, type WriteCall } from '#src/shared/api/write/write.ts';

/** Query of the inbox of all the member's blogs, newest first. */
export const inboxQuery = () => getListInboxInfiniteQueryOptions(undefined, { query: paging });

/** Query of the inbox of one blog, newest first. */
export function blogInboxQuery(blogName: string) {
  return getListBlogInboxInfiniteQueryOptions(blogName, undefined, { query: paging });
}

/** Query of the submissions to one blog, without asks, newest first. */
export function submissionsQuery(blogName: string) {
  return getListSubmissionsInfiniteQueryOptions(blogName, undefined, { query: paging });
}

/** Returns the call that deletes inbox items by id: of all kinds at all blogs, or the submissions to one blog. */
function deleteCall(submissionsTo: string | undefined): WriteCall<string, unknown> {
  if (submissionsTo === undefined)
    return callWith(getDeleteInboxPostsMutationOptions, (ids: string) => ({ params: { ids } }));
  return callWith(getDeleteSubmissionsMutationOptions, (ids: string) => ({
    blog: submissionsTo,
    params: { ids },
  }));
}

/**
 * Deletes asks and submissions, 50 at most.
 *
 * @param submissionsTo the blog when only its submissions are shown: the server then deletes nothing else, whatever ids
 * are given
 */
export function useDeleteInboxItems(onDone: () => void, submissionsTo?: string) {
  const { t } = useLingui();
  const { refreshLists: refresh } = usePublishFeedback();
  const { write, busy } = useWrite(deleteCall(submissionsTo), {
    onSuccess: onDone,
    errorToast: t`We could not delete these. They are still here.`,
  });
  const remove = async (posts: readonly Post[]): Promise<boolean> => {
    const isDone = await write(posts.map(({ id }) => id).join(','));
    if (isDone) {
      for (const { id } of posts) recordDeleted(id);
      refresh();
    }
    return isDone;
  };
  return { remove, busy };
}
