import type { Handler } from '#server/contract/handler.ts';
import { pathOf } from '#server/contract/path-of.ts';
import { domainError } from '#server/errors.ts';
import { likesSkeleton } from '#server/feed/skeletons.ts';
import { postPage } from '#server/modules/posts/core/post-page.ts';
import { userById } from '#server/modules/users/repository.ts';
import { firstPositionAt } from '#server/services/ids.ts';

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
