import { useLingui } from '@lingui/react/macro';
import {
  getDeleteInboxPostsMutationOptions,
  getListBlogInboxInfiniteQueryOptions,
  getListInboxInfiniteQueryOptions,
} from '#generated/hooks/feed/feed.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { usePublished } from '#src/features/posts/render/data/published.ts';
import { paging } from '#src/shared/api/read/paging.ts';
import { recordDeleted } from '#src/shared/api/read/post-overlay.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';

/** What waits at all blogs of the member, the newest first. */
export const inboxQuery = () => getListInboxInfiniteQueryOptions(undefined, { query: paging });

/** What waits at one blog, the newest first. */
export function blogInboxQuery(blogName: string) {
  return getListBlogInboxInfiniteQueryOptions(blogName, undefined, { query: paging });
}

/** Deletes asks and submissions, 50 at most. */
export function useDeleteWaiting(onDone: () => void) {
  const { t } = useLingui();
  const { refresh } = usePublished();
  const { write, busy } = useWrite(getDeleteInboxPostsMutationOptions, {
    done: onDone,
    failed: t`We could not delete these. They are still here.`,
  });
  const remove = async (posts: readonly Post[]): Promise<boolean> => {
    const isDone = await write({ params: { ids: posts.map(({ id }) => id).join(',') } });
    if (isDone) {
      for (const { id } of posts) recordDeleted(id);
      refresh();
    }
    return isDone;
  };
  return { remove, busy };
}
