import type { Handler } from '#server/contract/handler.ts';
import { pathOf } from '#server/contract/path-of.ts';
import { pageLink } from '#server/feed/page-links.ts';
import { contextForTrail } from '#server/modules/posts/core/present-many.ts';
import { presentTrailItem } from '#server/modules/posts/core/presenter.ts';
import { readablePost } from '../../core/policy.ts';
import { trailSlice } from '../trail.ts';

/** The parts of a trail in their order, the root first, as many at once as an answer takes. */
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
