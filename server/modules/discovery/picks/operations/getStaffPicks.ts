import type { Handler } from '#server/contract/handler.ts';
import { pathOf } from '#server/contract/path-of.ts';
import { choiceSkeleton } from '#server/modules/feed/choices/choice-repository.ts';
import { postPage } from '#server/modules/posts/core/post-page.ts';

export const getStaffPicks: Handler<'getStaffPicks'> = async ({ query, db, services, viewer }) => {
  const { posts, links } = await postPage({
    db,
    scope: 'discovery',
    cursors: services.cursors,
    viewerId: viewer?.userId ?? null,
    skeleton: choiceSkeleton(db, 'staff_picks'),
    list: 'staff-picks',
    cursor: query.cursor,
    limit: query.limit ?? 20,
    path: pathOf('getStaffPicks'),
    query,
    omit: (post) => post.content_rating === 'explicit',
  });
  return { timeline: { elements: posts, links } };
};
