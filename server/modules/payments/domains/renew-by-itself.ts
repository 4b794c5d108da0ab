import type { Queryable } from '#server/db/database.ts';
import type { WorkContext } from '#server/define-module.ts';
import { chargePayment } from '../charges/charge-payment.ts';
import { insertPayment, lockPayment, type PaymentRow } from '../charges/payments-repository.ts';
import { insertCheckout } from '../checkouts/checkouts-repository.ts';
import { CHECKOUT_TTL_MS } from '../checkouts/open-checkout.ts';
import { findPrice, type Price, payerCountry } from '../prices/prices-repository.ts';
import { currentProvider } from '../providers/providers.ts';
import { hasPayer } from '../subscriptions/subscriptions-repository.ts';
import { announcedAmount } from './domain-events-repository.ts';
import { domainItem } from './domain-items.ts';
import { insertDomainOrder } from './domain-orders-repository.ts';
import {
  dueRenewals,
  lockDueRenewal,
  type RenewingDomain,
  setAutomatic,
  setRenewalTried,
} from './renewals-repository.ts';

/** Number of domains that one run renews. */
const BATCH_SIZE = 50;
/** Country whose prices hold for members who never bought. */
const DEFAULT_COUNTRY = 'US';

/** Charges the renewals that are due, each by itself. */
export async function renewDueDomains(context: WorkContext): Promise<void> {
  const faults: unknown[] = [];
  for (const { id } of await dueRenewals(context.db, context.services.now(), BATCH_SIZE))
    await renewByItself(context, id).catch((error: unknown) => faults.push(error));
  if (faults.length > 0) throw new AggregateError(faults, 'Not all domains could be renewed.');
}

/**
 * Charges a further year of a domain to the method that its member stored. Two processes charge it once: the domain is
 * locked while the payment begins, and has one that is under way.
 */
export async function renewByItself(context: WorkContext, id: string): Promise<void> {
  const { db, services } = context;
  const nowMs = services.now();
  const payment = await db.transaction(async (tx) => {
    const domain = await lockDueRenewal(tx, id, nowMs);
    if (domain === undefined || !(await hasPayer(tx, domain.user_id))) return undefined;
    return begin(tx, domain, { provider: currentProvider(services), nowMs });
  });
  if (payment) await chargePayment(context, payment, 'success');
}

async function begin(
  tx: Queryable,
  domain: RenewingDomain,
  { provider, nowMs }: { provider: string; nowMs: number },
): Promise<PaymentRow | undefined> {
  const { id: domainId, user_id: userId, name } = domain;
  await setRenewalTried(tx, domainId, nowMs);
  const price = await renewalPrice(tx, domain);
  if (price === undefined) return undefined;
  const checkoutId = await insertCheckout(tx, {
    userId,
    kind: 'domain',
    item: renewalItemOf(name),
    title: name,
    price,
    provider,
    returnUrl: undefined,
    expiresAtMs: nowMs + CHECKOUT_TTL_MS,
  });
  await setAutomatic(tx, checkoutId, domain.renewal_outcome);
  await insertDomainOrder(tx, {
    domainId,
    checkoutId,
    act: 'renew',
    years: 1,
    contact: undefined,
    authCode: undefined,
  });
  return insertPayment(tx, { userId, provider, price, of: { checkoutId } });
}

function renewalItemOf(name: string): string {
  return domainItem(name.split('.').at(-1) ?? '', 'renew', 1);
}

/** Returns what a further year of a domain costs its member: at most what they were told before. */
export async function renewalPrice(
  tx: Queryable,
  { user_id: userId, name, expires }: Pick<RenewingDomain, 'user_id' | 'name' | 'expires'>,
): Promise<Price | undefined> {
  const country = (await payerCountry(tx, userId)) ?? DEFAULT_COUNTRY;
  const price = await findPrice(tx, renewalItemOf(name), country);
  const told = await announcedAmount(tx, { userId, name, expiresMs: expires * 1000 });
  if (price === undefined || told?.amount == null || told.currency !== price.currency) return price;
  const announced = BigInt(told.amount);
  return announced < price.amount ? { ...price, amount: announced } : price;
}

/** Charges a renewal whose process died before its provider got it. */
export async function chargeAutomatic(context: WorkContext, paymentId: string): Promise<void> {
  const payment = await context.db.transaction((tx) => lockPayment(tx, paymentId));
  if (payment?.status === 'started') await chargePayment(context, payment, 'success');
}
