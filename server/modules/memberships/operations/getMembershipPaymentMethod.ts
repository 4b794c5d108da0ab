import type { Handler } from '#server/http/contract/handler.ts';
import { returnUrlOf } from '#server/modules/payments/checkouts/return-url.ts';
import { methodUpdateUrl } from '#server/modules/payments/providers/method-update-url.ts';
import { presentMethods } from '#server/modules/payments/providers/methods-presenter.ts';
import { membershipsOf } from '../supporters/supporters-repository.ts';

export const getMembershipPaymentMethod: Handler<'getMembershipPaymentMethod'> = async (context) => {
  const { query, db, services, viewer } = context;
  returnUrlOf({ host: query.host }, services.publicUrl);
  const [last] = await membershipsOf(db, viewer.userId, { below: undefined, limit: 1 });
  const [paymentMethod] = last ? presentMethods(last) : [];
  return {
    ...(paymentMethod ? { paymentMethod } : {}),
    updateUrl: await methodUpdateUrl({ db, services }, viewer.userId),
  };
};
