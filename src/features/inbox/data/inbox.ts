import { useLingui } from '@lingui/react/macro';
import {
  getDeleteInboxPostsMutationOptions,
  getDeleteSubmissionsMutationOptions,
  getListBlogInboxInfiniteQueryOptions,
  getListInboxInfiniteQueryOptions,
  getListSubmissionsInfiniteQueryOptions,
} from '#generated/hooks/inbox/inbox.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { usePublished } from '#src/entities/post/data/published.ts';
import { paging } from '#src/shared/api/read/paging.ts';
import { recordDeleted } from '#src/shared/api/read/post-overlay.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { callWith, type WriteCall } from '#src/shared/api/write/write.ts';

/** What waits at all blogs of the member, the newest first. */
export const inboxQuery = () => getListInboxInfiniteQueryOptions(undefined, { query: paging });

/** What waits at one blog, the newest first. */
export function blogInboxQuery(blogName: string) {
  return getListBlogInboxInfiniteQueryOptions(blogName, undefined, { query: paging });
}

/** What was submitted to one blog, without the questions, the newest first. */
export function submissionsQuery(blogName: string) {
  return getListSubmissionsInfiniteQueryOptions(blogName, undefined, { query: paging });
}

/** Deletes what waits, by its ids: all kinds at all blogs, or the submissions to one. */
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
 * @param submissionsTo the blog, where only its submissions are shown: nothing else is deleted then, whatever was named
 */
export function useDeleteWaiting(onDone: () => void, submissionsTo?: string) {
  const { t } = useLingui();
  const { refresh } = usePublished();
  const { write, busy } = useWrite(deleteCall(submissionsTo), {
    done: onDone,
    failed: t`We could not delete these. They are still here.`,
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
