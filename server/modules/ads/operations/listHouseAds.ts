import { positionPage } from '#server/feed/position-page.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { presentSiteHouseAd } from '../house-ads/house-ad-presenter.ts';
import { houseAds } from '../house-ads/house-ads-repository.ts';

export const listHouseAds: Handler<'listHouseAds'> = async ({ query, db, services }) => {
  const { rows, links } = await positionPage({
    cursors: services.cursors,
    list: 'house-ads',
    path: pathOf('listHouseAds', {}),
    query,
    rows: (page) => houseAds(db, page),
  });
  return { houseAds: rows.map(presentSiteHouseAd), links };
};
