import { domainError } from '#server/core/errors.ts';
import { postPage } from '#server/entities/post/post-page.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { withoutSeen, withSeen } from '../read-state/seen-repository.ts';
import { dashboardChoices } from '../timelines/dashboard-choices-repository.ts';
import { PUBLIC_TIMELINE, timelineNamed } from '../timelines/named-timelines.ts';

export const getTimeline: Handler<'getTimeline'> = async ({ query, db, services, viewer }) => {
  const { which } = query;
  const viewerId = viewer?.userId ?? null;
  if (viewerId === null && which !== PUBLIC_TIMELINE) throw domainError('requires-login');
  const timeline = await timelineNamed(db, which, viewerId);
  if (!timeline) throw domainError('not-found', { reason: 'timeline' });
  const skips = viewerId !== null && timeline.isByTime && (await dashboardChoices(db, viewerId)).skipsSeen;
  const { posts, ...page } = await postPage({
    showsHidden: query.show_hidden,
    db,
    scope: timeline.scope,
    cursors: services.cursors,
    viewerId,
    skeleton: skips ? withoutSeen(db, viewerId, timeline.skeleton) : timeline.skeleton,
    list: `timeline/${which}/${viewerId}`,
    cursor: query.cursor,
    limit: query.limit ?? 20,
    path: pathOf('getTimeline'),
    query,
    ...(timeline.omit ? { omit: timeline.omit } : {}),
    ...(timeline.communityIds ? { communityIds: timeline.communityIds } : {}),
  });
  return { timeline: { elements: await withSeen(db, viewerId, posts), ...page } };
};
