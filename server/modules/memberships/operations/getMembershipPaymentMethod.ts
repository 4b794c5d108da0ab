import type { Handler } from '#server/http/contract/handler.ts';
import { returnUrlOf } from '#server/modules/payments/checkouts/return-url.ts';
import { ownPaymentMethod } from '#server/modules/payments/providers/own-payment-method.ts';
import { membershipsOf } from '../supporters/supporters-repository.ts';

export const getMembershipPaymentMethod: Handler<'getMembershipPaymentMethod'> = async (context) => {
  const { query, db, services, viewer } = context;
  returnUrlOf({ host: query.host }, services.publicUrl);
  const { userId } = viewer;
  return ownPaymentMethod({ db, services }, { userId, kind: 'memberships' }, async () => {
    const [last] = await membershipsOf(db, userId, { below: undefined, limit: 1 });
    return last;
  });
};
