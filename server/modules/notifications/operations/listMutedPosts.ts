import { postPage } from '#server/entities/post/post-page.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { mutedPostsSkeleton } from '#server/modules/notifications/subscriptions/post-mutes-repository.ts';

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
