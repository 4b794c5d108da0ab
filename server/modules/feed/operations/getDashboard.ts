import { postPage } from '#server/entities/post/post-page.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { withoutSeen, withSeen } from '../read-state/seen-repository.ts';
import { bestFirst } from '../timelines/best-first.ts';
import { dashboardChoices } from '../timelines/dashboard-choices-repository.ts';
import { followedPosts } from '../timelines/followed-posts.ts';
import { markDashboardSeen } from '../timelines/unread-repository.ts';

export const getDashboard: Handler<'getDashboard'> = async ({ query, db, services, viewer }) => {
  const { userId } = viewer;
  const followed = await followedPosts(db, userId);
  const { skipsSeen, isBestFirst } = await dashboardChoices(db, userId);
  const wanted = skipsSeen ? withoutSeen(db, userId, followed) : followed;
  const { posts, ...page } = await postPage({
    db,
    scope: 'dashboard',
    cursors: services.cursors,
    viewerId: userId,
    skeleton: isBestFirst ? bestFirst(db, wanted) : wanted,
    list: isBestFirst ? `dashboard/best/${userId}` : `dashboard/${userId}`,
    cursor: query.cursor,
    limit: query.limit ?? 20,
    path: pathOf('getDashboard'),
    query,
  });
  if (query.cursor === undefined) {
    // With best-first order the first post is not the newest; the newest one by time counts as seen.
    const newest = isBestFirst ? (await followed(undefined, 1))[0]?.id : posts[0]?.id;
    if (newest && services.dashboardSeen.get(userId) !== newest) {
      await markDashboardSeen(db, userId, newest);
      services.dashboardSeen.set(userId, newest);
    }
  }
  return { timeline: { elements: await withSeen(db, userId, posts), ...page } };
};
