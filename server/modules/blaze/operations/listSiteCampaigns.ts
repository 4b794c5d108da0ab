import { readerLocale } from '#server/entities/user/reader-locale.ts';
import { positionPage } from '#server/feed/position-page.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import {
  campaignsInReview,
  countCampaignsInReview,
} from '#server/modules/payments/campaigns/campaigns-repository.ts';
import { presentCampaigns } from '../campaigns/campaign-presenter.ts';

export const listSiteCampaigns: Handler<'listSiteCampaigns'> = async (context) => {
  const { query, db, services, viewer, request } = context;
  const { rows, links } = await positionPage({
    cursors: services.cursors,
    list: 'site-campaigns',
    path: pathOf('listSiteCampaigns', {}),
    query,
    // The list goes upwards: the position below which a page begins is the one above which it goes on.
    rows: ({ below, limit }) => campaignsInReview(db, { above: below, limit }),
  });
  const about = { userId: viewer.userId, locale: readerLocale(request) };
  return {
    campaigns: await presentCampaigns(db, rows, about),
    waitingCount: await countCampaignsInReview(db),
    links,
  };
};
