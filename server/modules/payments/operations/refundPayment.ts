import { answer, type Handler } from '#server/http/contract/handler.ts';
import { refundByStaff } from '../staff/refund-by-staff.ts';
import { answerPayment, sitePayment } from '../staff/site-payment.ts';

export const refundPayment: Handler<'refundPayment'> = async (context) => {
  const { params, body, db, services, viewer, request } = context;
  const { amount, reason } = body;
  const { id, purchase_id: purchaseId } = await sitePayment(db, params.payment_id);
  await refundByStaff(
    { db, services },
    { purchaseId, paymentId: id, amount, reason, staffId: viewer.userId },
  );
  return answer(201, await answerPayment(db, id, { request, staffId: viewer.userId }));
};
