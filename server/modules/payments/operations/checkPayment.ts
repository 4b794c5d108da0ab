import type { Handler } from '#server/http/contract/handler.ts';
import { recordAuditEntry } from '#server/modules/audit-log/audit-log-repository.ts';
import { askAfterPayment } from '../charges/check-payments.ts';
import { findPayment } from '../charges/payments-repository.ts';
import { answerPayment, sitePayment } from '../staff/site-payment.ts';

export const checkPayment: Handler<'checkPayment'> = async ({ params, db, services, viewer, request }) => {
  const { id, status } = await sitePayment(db, params.payment_id);
  const payment = await findPayment(db, id);
  if (payment !== undefined && (status === 'started' || status === 'needs-action')) {
    await recordAuditEntry(db, { staffId: viewer.userId, act: 'check-payment', subjectId: id, details: {} });
    await askAfterPayment({ db, services }, { ...payment, renews: payment.subscription_id, is_old: false });
  }
  return answerPayment(db, id, { request, staffId: viewer.userId });
};
