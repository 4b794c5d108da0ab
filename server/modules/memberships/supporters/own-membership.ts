import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import { readerLocale } from '#server/entities/user/reader-locale.ts';
import type { Context } from '#server/http/contract/handler.ts';
import type { SubscriptionRow } from '#server/modules/payments/subscriptions/subscriptions-repository.ts';
import { readerTax } from '../plans/reader-tax.ts';
import { presentMemberships } from './membership-presenter.ts';
import { findMembership } from './supporters-repository.ts';

type Called = Pick<Context<'cancelMembership'>, 'params' | 'db' | 'viewer' | 'request'>;

/**
 * Returns the membership of the member that a call names.
 *
 * @throws not-found also when it is another member's
 */
export async function ownMembership({ params, db, viewer }: Called): Promise<SubscriptionRow> {
  const row = await findMembership(db, viewer.userId, params.subscription_id);
  if (row === undefined) throw domainError('not-found');
  return row;
}

/** Returns the membership of the member that a call names, as it is now. */
export async function presentOwnMembership(called: Called): Promise<components['schemas']['Subscription']> {
  const { db, viewer, request } = called;
  const tax = await readerTax(db, { userId: viewer.userId, request });
  const about = { userId: viewer.userId, tax, locale: readerLocale(request) };
  const [subscription] = await presentMemberships(db, [await ownMembership(called)], about);
  if (subscription === undefined) throw domainError('not-found');
  return subscription;
}
