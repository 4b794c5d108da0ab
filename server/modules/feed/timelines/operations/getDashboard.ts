import type { Handler } from '#server/contract/handler.ts';
import { pathOf } from '#server/contract/path-of.ts';
import { postPage } from '#server/modules/posts/core/post-page.ts';
import { skipsSeen, withoutSeen, withSeen } from '../../reading/seen-repository.ts';
import { followedPosts } from '../followed-posts.ts';
import { markDashboardSeen } from '../unread-repository.ts';

export const getDashboard: Handler<'getDashboard'> = async ({ query, db, services, viewer }) => {
  const followed = await followedPosts(db, viewer.userId);
  const skips = await skipsSeen(db, viewer.userId);
  const { posts, links } = await postPage({
    db,
    scope: 'dashboard',
    cursors: services.cursors,
    viewerId: viewer.userId,
    skeleton: skips ? withoutSeen(db, viewer.userId, followed) : followed,
    list: `dashboard/${viewer.userId}`,
    cursor: query.cursor,
    limit: query.limit ?? 20,
    path: pathOf('getDashboard'),
    query,
  });
  const newest = posts[0];
  const isNews = newest && services.dashboardSeen.get(viewer.userId) !== newest.id;
  if (query.cursor === undefined && isNews) {
    await markDashboardSeen(db, viewer.userId, newest.id);
    services.dashboardSeen.set(viewer.userId, newest.id);
  }
  return { timeline: { elements: await withSeen(db, viewer.userId, posts), links } };
};
