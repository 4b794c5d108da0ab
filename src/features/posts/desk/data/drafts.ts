import { getListDraftsInfiniteQueryOptions } from '#generated/hooks/posts/posts.ts';
import { paging } from '#src/shared/api/read/paging.ts';

/** Drafts of a blog, the last changed first. */
export const draftsQuery = (blogName: string) =>
  getListDraftsInfiniteQueryOptions(blogName, undefined, { query: paging });
