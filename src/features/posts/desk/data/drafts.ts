import { getListDraftsInfiniteQueryOptions } from '#generated/hooks/posts/posts.ts';
import { paging } from '#src/shared/api/read/paging.ts';

/** Drafts of a blog, the last changed first. */
export function draftsQuery(blogName: string) {
  return getListDraftsInfiniteQueryOptions(blogName, undefined, { query: paging });
}
