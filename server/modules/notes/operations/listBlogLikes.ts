import { domainError } from '#server/core/errors.ts';
import { firstPositionAt } from '#server/core/ids.ts';
import { postPage } from '#server/entities/post/post-page.ts';
import { userById } from '#server/entities/user/repository.ts';
import { notingKeys, skipping } from '#server/feed/bounded-skeletons.ts';
import { likesSkeleton } from '#server/feed/skeletons.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { sharingBlog } from '#server/modules/blogs/sharing/policy.ts';
import { withLikedTs } from '../likes/liked-ts.ts';

export const listBlogLikes: Handler<'listBlogLikes'> = async ({ params, query, db, services, viewer }) => {
  const { cursor, before, after, limit = 21, offset = 0 } = query;
  const keys = new Map<string, string>();
  if (before !== undefined && after !== undefined) {
    throw domainError('invalid-request-param', {
      field: 'after',
      detail: 'Send only one of before and after.',
    });
  }
  const viewerId = viewer?.userId ?? null;
  const blog = await sharingBlog(db, params.blog, viewerId, 'share_likes');
  const bounds = {
    ...(before === undefined ? {} : { below: firstPositionAt(before) }),
    ...(after === undefined ? {} : { above: firstPositionAt(after) }),
  };
  const [page, owner] = await Promise.all([
    postPage({
      db,
      scope: 'discovery',
      cursors: services.cursors,
      viewerId,
      skeleton: notingKeys(skipping(likesSkeleton(db, blog.owner_id, bounds), offset), keys),
      list: `blog-likes/${blog.id}?before=${before}&after=${after}`,
      cursor,
      limit,
      path: pathOf('listBlogLikes', params),
      query: { ...query, offset: undefined },
    }),
    userById(db, blog.owner_id),
  ]);
  return { likedPosts: withLikedTs(page.posts, keys), likedCount: owner?.like_count ?? 0, links: page.links };
};
