import { positionPage } from '#server/feed/position-page.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { presentSiteHouseAd } from '../house-ads/house-ad-presenter.ts';
import { houseAds } from '../house-ads/house-ads-repository.ts';
import { companiesWithReports } from '../outside/company-ads.ts';

export const listHouseAds: Handler<'listHouseAds'> = async ({ query, db, services }) => {
  const { rows, links } = await positionPage({
    cursors: services.cursors,
    list: 'house-ads',
    path: pathOf('listHouseAds', {}),
    query,
    rows: (page) => houseAds(db, page),
  });
  const houseAdsOfPage = rows.map(presentSiteHouseAd);
  if (query.cursor !== undefined) return { houseAds: houseAdsOfPage, links };
  return { houseAds: houseAdsOfPage, companies: await companiesWithReports(db, services.adSources), links };
};
