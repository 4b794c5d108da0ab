import type { Handler } from '#server/http/contract/handler.ts';
import { returnUrlOf } from '#server/modules/payments/checkouts/return-url.ts';
import { METHOD_UPDATE_URL, presentMethods } from '#server/modules/payments/providers/methods-presenter.ts';
import { findSubscription } from '#server/modules/payments/subscriptions/subscriptions-repository.ts';

export const getPaymentMethod: Handler<'getPaymentMethod'> = async ({ query, db, services, viewer }) => {
  returnUrlOf({ host: query.host }, services.publicUrl);
  const subscription = await findSubscription(db, viewer.userId, 'premium');
  const [paymentMethod] = subscription ? presentMethods(subscription.provider) : [];
  return { ...(paymentMethod ? { paymentMethod } : {}), updateUrl: METHOD_UPDATE_URL };
};
