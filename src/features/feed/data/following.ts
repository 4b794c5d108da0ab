import { getListFollowingInfiniteQueryOptions } from '#generated/hooks/blogs/blogs.ts';
import { paging } from '#src/shared/api/read/paging.ts';

/** Blogs the member follows, paginated. */
export const followingQuery = () => getListFollowingInfiniteQueryOptions(undefined, { query: paging });
