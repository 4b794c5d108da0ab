import { readablePost } from '#server/entities/post/policy.ts';
import { contextForTrail } from '#server/entities/post/posts-presenter.ts';
import { presentTrailItem } from '#server/entities/post/presenter.ts';
import { trailSlice } from '#server/entities/post/trail.ts';
import { pageLink } from '#server/feed/page-links.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';

/** Lists the parts of a trail, the root first, as many per page as a response takes. */
export const listTrail: Handler<'listTrail'> = async ({ params, query, db, services, viewer }) => {
  const viewerId = viewer?.userId ?? null;
  const { blog, post } = await readablePost(db, params.blog, params.id, viewerId);
  const list = `trail/${post.id}`;
  const start = query.cursor === undefined ? 0 : Number(services.cursors.read(list, query.cursor)[0]);
  const trail = post.hide_trail ? [] : post.trail;
  const page = trailSlice(trail, start);
  const context = await contextForTrail(db, page, viewerId, [blog]);
  const end = start + page.length;
  const path = pathOf('listTrail', params);
  return {
    trail: page.map((part) => presentTrailItem(part, context)),
    links:
      end < trail.length ? { next: pageLink(path, {}, { cursor: services.cursors.write(list, [end]) }) } : {},
  };
};
