import type { Handler } from '#server/http/contract/handler.ts';
import { returnUrlOf } from '#server/modules/payments/checkouts/return-url.ts';
import { ownPaymentMethod } from '#server/modules/payments/providers/own-payment-method.ts';
import { findSubscription } from '#server/modules/payments/subscriptions/subscriptions-repository.ts';

export const getPaymentMethod: Handler<'getPaymentMethod'> = async ({ query, db, services, viewer }) => {
  returnUrlOf({ host: query.host }, services.publicUrl);
  const { userId } = viewer;
  return ownPaymentMethod({ db, services }, { userId, kind: 'premium' }, () =>
    findSubscription(db, userId, 'premium'),
  );
};
