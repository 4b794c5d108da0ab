import { requireFound } from '#server/core/errors.ts';
import { readerLocale } from '#server/entities/user/reader-locale.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { presentPurchases } from '../purchases/purchase-list-presenter.ts';
import { findPurchase } from '../purchases/purchases-repository.ts';
import { returnPurchase } from '../purchases/refund.ts';

export const createRefund: Handler<'createRefund'> = async ({ params, db, services, viewer, request }) => {
  const { purchase_id: id } = params;
  await returnPurchase({ db, services }, id, viewer.userId);
  const purchase = requireFound(await findPurchase(db, id, viewer.userId), 'The purchase');
  const about = { locale: readerLocale(request), seller: services.imprint, nowMs: services.now() };
  const [shown] = await presentPurchases(db, [purchase], viewer.userId, about);
  return answer(201, { purchase: requireFound(shown, 'The purchase') });
};
