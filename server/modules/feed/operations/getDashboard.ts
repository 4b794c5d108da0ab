import { isPossibleId, LARGEST_ID } from '#server/core/ids.ts';
import { postPage } from '#server/entities/post/post-page.ts';
import { postsByIds } from '#server/entities/post/repository.ts';
import { readerLocale } from '#server/entities/user/reader-locale.ts';
import { endingAbove, skipping } from '#server/feed/bounded-skeletons.ts';
import { composeTimeline } from '#server/feed/elements/compose.ts';
import { composedPosition } from '#server/feed/elements/composed-cursor.ts';
import type { Context, Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { withoutSeen, withSeen } from '../read-state/seen-repository.ts';
import { bestFirst } from '../timelines/best-first.ts';
import { dashboardChoices } from '../timelines/dashboard-choices-repository.ts';
import { followedPosts } from '../timelines/followed-posts.ts';
import { markDashboardSeen } from '../timelines/unread-repository.ts';

/** Returns the position of a post that a page is limited by; a deleted one is where its id says. */
async function positionOf({ db, viewer }: Context<'getDashboard'>, id: string): Promise<string> {
  const [post] = await postsByIds(db, [id], viewer.userId);
  return post?.position ?? (isPossibleId(id) ? id : LARGEST_ID);
}

export const getDashboard: Handler<'getDashboard'> = async (context) => {
  const { query, db, services, viewer, request } = context;
  const { userId } = viewer;
  const { type, offset = 0, since_id: since } = query;
  const followed = await followedPosts(db, userId, type);
  const { skipsSeen, isBestFirst: prefersBest } = await dashboardChoices(db, userId);
  const isPlain = type === undefined && since === undefined && offset === 0;
  // A program that asks for a part of the dashboard reads it by time, also what its member has seen.
  const isBestFirst = prefersBest && isPlain;
  const wanted = skipsSeen && isPlain ? withoutSeen(db, userId, followed) : followed;
  const newer = since === undefined ? wanted : endingAbove(wanted, await positionOf(context, since));
  const part = type === undefined && since === undefined ? '' : `?${type ?? ''}&${since ?? ''}`;
  const position = composedPosition(services.cursors, query.cursor);
  const { posts, ...page } = await postPage({
    showsHidden: query.show_hidden,
    db,
    scope: 'dashboard',
    cursors: services.cursors,
    viewerId: userId,
    skeleton: isBestFirst ? bestFirst(db, wanted) : skipping(newer, offset),
    list: isBestFirst ? `dashboard/best/${userId}` : `dashboard/${userId}${part}`,
    cursor: position.cursor,
    limit: query.limit ?? 20,
    path: pathOf('getDashboard'),
    query,
  });
  if (query.cursor === undefined && isPlain) {
    // With best-first order the first post is not the newest; the newest one by time counts as seen.
    const newest = isBestFirst ? (await followed(undefined, 1))[0]?.id : posts[0]?.id;
    if (newest && services.dashboardSeen.get(userId) !== newest) {
      await markDashboardSeen(db, userId, newest);
      services.dashboardSeen.set(userId, newest);
    }
  }
  const shown = await withSeen(db, userId, posts);
  // A program that asks for a part of the dashboard gets posts only.
  if (!isPlain) return { timeline: { elements: shown, ...page } };
  const { elements, links } = await composeTimeline({
    db,
    userId,
    locale: readerLocale(request),
    now: services.now(),
    adsKey: services.keys.ads,
    request,
    sources: services.elementSources,
    timeline: 'dashboard',
    posts: shown,
    links: page.links,
    hidden: query.show_hidden ? undefined : page.hiddenByChoice,
    cursors: services.cursors,
    position,
  });
  return { timeline: { ...page, elements, links } };
};
