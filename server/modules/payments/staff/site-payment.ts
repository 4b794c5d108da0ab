import type { FastifyRequest } from 'fastify';
import type { components } from '#generated/types/api.d.ts';
import { requireFound } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { readerLocale } from '#server/entities/user/reader-locale.ts';
import { presentSitePayments } from './site-payment-presenter.ts';
import { findSitePayment, type SitePaymentRow } from './site-payments-repository.ts';

/**
 * Returns a payment by the id that staff sent.
 *
 * @throws not-found
 */
export async function sitePayment(db: Queryable, id: string): Promise<SitePaymentRow> {
  return requireFound(await findSitePayment(db, id), 'The payment');
}

/** Returns the answer about a payment, as it is now. */
export async function answerPayment(
  db: Queryable,
  id: string,
  { request, staffId }: { request: FastifyRequest; staffId: string },
): Promise<{ payment: components['schemas']['SitePayment'] }> {
  const about = { locale: readerLocale(request), staffId };
  const [payment] = await presentSitePayments(db, [await sitePayment(db, id)], about);
  return { payment: requireFound(payment, 'The payment') };
}
