import type { Handler } from '#server/contract/handler.ts';
import { pathOf } from '#server/contract/path-of.ts';
import { postPage } from '#server/modules/posts/core/post-page.ts';
import { mutedPostsSkeleton } from '#server/modules/posts/telling/post-mutes-repository.ts';

export const listMutedPosts: Handler<'listMutedPosts'> = ({ query, db, services, viewer }) =>
  postPage({
    db,
    cursors: services.cursors,
    viewerId: viewer.userId,
    skeleton: mutedPostsSkeleton(db, viewer.userId),
    list: `muted-posts/${viewer.userId}`,
    cursor: query.cursor,
    limit: query.limit ?? 20,
    path: pathOf('listMutedPosts'),
    query,
  });
