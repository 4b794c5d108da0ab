import { postPage } from '#server/entities/post/post-page.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { choiceSkeleton } from '#server/modules/feed/radar/radar-repository.ts';

export const getStaffPicks: Handler<'getStaffPicks'> = async ({ query, db, services, viewer }) => {
  const { posts, ...page } = await postPage({
    showsHidden: query.show_hidden,
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
  return { timeline: { elements: posts, ...page } };
};
