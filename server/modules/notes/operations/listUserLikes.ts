import { domainError } from '#server/core/errors.ts';
import { firstPositionAt } from '#server/core/ids.ts';
import { postPage } from '#server/entities/post/post-page.ts';
import { userById } from '#server/entities/user/repository.ts';
import { notingKeys, skipping } from '#server/feed/bounded-skeletons.ts';
import { likesSkeleton } from '#server/feed/skeletons.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { withLikedTs } from '../likes/liked-ts.ts';

export const listUserLikes: Handler<'listUserLikes'> = async ({ query, db, services, viewer }) => {
  const { cursor, before, after, limit = 21, offset = 0 } = query;
  const keys = new Map<string, string>();
  if (before !== undefined && after !== undefined) {
    throw domainError('invalid-request-param', {
      field: 'after',
      detail: 'Send only one of before and after.',
    });
  }
  const bounds = {
    ...(before === undefined ? {} : { below: firstPositionAt(before) }),
    ...(after === undefined ? {} : { above: firstPositionAt(after) }),
  };
  const [page, user] = await Promise.all([
    postPage({
      db,
      cursors: services.cursors,
      viewerId: viewer.userId,
      skeleton: notingKeys(skipping(likesSkeleton(db, viewer.userId, bounds), offset), keys),
      list: `likes/${viewer.userId}?before=${before}&after=${after}`,
      cursor,
      limit,
      path: pathOf('listUserLikes'),
      query: { ...query, offset: undefined },
    }),
    userById(db, viewer.userId),
  ]);
  return { likedPosts: withLikedTs(page.posts, keys), likedCount: user?.like_count ?? 0, links: page.links };
};
