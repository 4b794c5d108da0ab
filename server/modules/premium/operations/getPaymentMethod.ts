import type { Handler } from '#server/http/contract/handler.ts';
import { returnUrlOf } from '#server/modules/payments/checkouts/return-url.ts';
import { methodUpdateUrl } from '#server/modules/payments/providers/method-update-url.ts';
import { presentMethods } from '#server/modules/payments/providers/methods-presenter.ts';
import { findSubscription } from '#server/modules/payments/subscriptions/subscriptions-repository.ts';

export const getPaymentMethod: Handler<'getPaymentMethod'> = async ({ query, db, services, viewer }) => {
  returnUrlOf({ host: query.host }, services.publicUrl);
  const subscription = await findSubscription(db, viewer.userId, 'premium');
  const [paymentMethod] = subscription ? presentMethods(subscription) : [];
  return {
    ...(paymentMethod ? { paymentMethod } : {}),
    updateUrl: await methodUpdateUrl({ db, services }, viewer.userId),
  };
};
