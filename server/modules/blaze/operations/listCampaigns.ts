import { readerLocale } from '#server/entities/user/reader-locale.ts';
import { positionPage } from '#server/feed/position-page.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { campaignsOfBlog } from '#server/modules/payments/campaigns/campaigns-repository.ts';
import { presentCampaigns } from '../campaigns/campaign-presenter.ts';

export const listCampaigns: Handler<'listCampaigns'> = async (context) => {
  const { query, subject, db, services, viewer, request } = context;
  const { userId } = viewer;
  const { id: blogId, name } = subject.blog;
  const { status: filter } = query;
  const { rows, links } = await positionPage({
    cursors: services.cursors,
    list: `campaigns/${blogId}?${filter ?? ''}`,
    path: pathOf('listCampaigns', { blog: name }),
    query,
    rows: (page) => campaignsOfBlog(db, { blogId, userId, filter }, page),
  });
  return { campaigns: await presentCampaigns(db, rows, { userId, locale: readerLocale(request) }), links };
};
