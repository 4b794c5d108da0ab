import { readerLocale } from '#server/entities/user/reader-locale.ts';
import { positionPage } from '#server/feed/position-page.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { readerTax } from '../plans/reader-tax.ts';
import { presentMemberships } from '../supporters/membership-presenter.ts';
import { membershipsOf } from '../supporters/supporters-repository.ts';

export const listMemberships: Handler<'listMemberships'> = async (context) => {
  const { query, db, services, viewer, request } = context;
  const { userId } = viewer;
  const { rows, links } = await positionPage({
    cursors: services.cursors,
    list: `memberships/${userId}`,
    path: pathOf('listMemberships'),
    query,
    rows: (page) => membershipsOf(db, userId, page),
  });
  const tax = await readerTax(db, { userId, request });
  const about = { userId, tax, locale: readerLocale(request) };
  return { subscriptions: await presentMemberships(db, rows, about), links };
};
