import type { Handler } from '#server/http/contract/handler.ts';
import { returnUrlOf } from '#server/modules/payments/checkouts/return-url.ts';
import { METHOD_UPDATE_URL, presentMethods } from '#server/modules/payments/providers/methods-presenter.ts';
import { membershipsOf } from '../supporters/supporters-repository.ts';

export const getMembershipPaymentMethod: Handler<'getMembershipPaymentMethod'> = async (context) => {
  const { query, db, services, viewer } = context;
  returnUrlOf({ host: query.host }, services.publicUrl);
  const [last] = await membershipsOf(db, viewer.userId, { below: undefined, limit: 1 });
  const [paymentMethod] = last ? presentMethods(last.provider) : [];
  return { ...(paymentMethod ? { paymentMethod } : {}), updateUrl: METHOD_UPDATE_URL };
};
