import { getListUserLikesInfiniteQueryOptions } from '#generated/hooks/notes/notes.ts';
import { feedPaging } from '#src/shared/api/read/paging.ts';

/** Posts the member likes, latest like first (pages of 21, spec 000 §9). */
export const likesQuery = () => getListUserLikesInfiniteQueryOptions(undefined, { query: feedPaging });
