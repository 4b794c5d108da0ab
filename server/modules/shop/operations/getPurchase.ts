import { domainError, requireFound } from '#server/core/errors.ts';
import { readerLocale } from '#server/entities/user/reader-locale.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { presentPurchases } from '#server/modules/payments/purchases/purchase-list-presenter.ts';
import { findPurchase } from '#server/modules/payments/purchases/purchases-repository.ts';

export const getPurchase: Handler<'getPurchase'> = async ({ params, db, services, viewer, request }) => {
  const purchase = await findPurchase(db, params.purchase_id, viewer.userId);
  if (purchase === undefined) throw domainError('not-found');
  const about = { locale: readerLocale(request), seller: services.imprint, nowMs: services.now() };
  const [shown] = await presentPurchases(db, [purchase], viewer.userId, about);
  return { purchase: requireFound(shown, 'The purchase') };
};
