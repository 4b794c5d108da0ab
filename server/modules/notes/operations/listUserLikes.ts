import { domainError } from '#server/core/errors.ts';
import { firstPositionAt } from '#server/core/ids.ts';
import { postPage } from '#server/entities/post/post-page.ts';
import { userById } from '#server/entities/user/repository.ts';
import { likesSkeleton } from '#server/feed/skeletons.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';

export const listUserLikes: Handler<'listUserLikes'> = async ({ query, db, services, viewer }) => {
  const { cursor, before, after, limit = 21 } = query;
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
      skeleton: likesSkeleton(db, viewer.userId, bounds),
      list: `likes/${viewer.userId}?before=${before}&after=${after}`,
      cursor,
      limit,
      path: pathOf('listUserLikes'),
      query,
    }),
    userById(db, viewer.userId),
  ]);
  return { likedPosts: page.posts, likedCount: user?.like_count ?? 0, links: page.links };
};
