import { getListUserLikesQueryKey, listUserLikes } from '#generated/hooks/feed/feed.ts';
import type { ListUserLikesParams } from '#generated/zod/listUserLikesParams.zod.ts';
import { feedQuery } from '#src/shared/api/read/feed.ts';

/** Posts the member likes, the last liked first (pages of 21, spec 000 §9). */
export const likesQuery = () =>
  feedQuery<ListUserLikesParams>(getListUserLikesQueryKey(), async (params, signal) => {
    const { likedPosts, likedCount, links } = (await listUserLikes(params, { signal })).response;
    return { elements: likedPosts, total: likedCount, links };
  });
