import { hidesLabelled } from '#server/entities/community/label-choice.ts';
import { readerLocale } from '#server/entities/user/reader-locale.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { communityRows, landingElements } from '../lists/explore-elements.ts';
import { publicPage } from '../lists/pages.ts';

/** Returns the landing page of communities: public ones alone, those with most members in rows that page on. */
export const getCommunitiesTimeline: Handler<'getCommunitiesTimeline'> = async ({
  query,
  db,
  services,
  viewer,
  request,
}) => {
  const viewerId = viewer?.userId ?? null;
  const locale = readerLocale(request);
  const [page, above] = await Promise.all([
    publicPage({
      db,
      cursors: services.cursors,
      list: 'communities/explore',
      path: pathOf('getCommunitiesTimeline'),
      query: { cursor: query.cursor, limit: query.limit },
      viewerId,
    }),
    query.cursor === undefined
      ? landingElements(db, viewerId, { locale, hidesLabelled: await hidesLabelled(db, viewerId) })
      : [],
  ]);
  const links = page.links;
  return { timeline: { elements: [...above, ...communityRows(page.communities, locale)], links } };
};
