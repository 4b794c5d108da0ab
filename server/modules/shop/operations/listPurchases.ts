import { readerLocale } from '#server/entities/user/reader-locale.ts';
import { positionPage } from '#server/feed/position-page.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { presentPurchases } from '#server/modules/payments/purchases/purchase-list-presenter.ts';
import { purchasesOf } from '#server/modules/payments/purchases/purchases-repository.ts';

export const listPurchases: Handler<'listPurchases'> = async ({ query, db, services, viewer, request }) => {
  const { kind, subscription_id: subscriptionId } = query;
  const { rows, links } = await positionPage({
    cursors: services.cursors,
    list: `purchases/${viewer.userId}/${kind ?? ''}/${subscriptionId ?? ''}`,
    path: pathOf('listPurchases'),
    query,
    rows: (page) => purchasesOf(db, viewer.userId, { kind, subscriptionId }, page),
  });
  const about = { locale: readerLocale(request), seller: services.imprint, nowMs: services.now() };
  return { purchases: await presentPurchases(db, rows, viewer.userId, about), links };
};
