import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import type { WorkContext } from '#server/define-module.ts';
import {
  type CheckoutRow,
  insertCheckout,
  lockOpenCheckout,
  updateCheckout,
} from '../checkouts/checkouts-repository.ts';
import { closeCheckout } from '../checkouts/close-checkout.ts';
import { CHECKOUT_TTL_MS } from '../checkouts/open-checkout.ts';
import { type Price, setPayerCountry } from '../prices/prices-repository.ts';
import { currentProvider } from '../providers/providers.ts';
import {
  insertDomainOrder,
  insertUnpaidDomain,
  lockDomainOrderOfCheckout,
  type NewDomain,
  updateDomainOrder,
} from './domain-orders-repository.ts';
import { isRenewingByItself } from './renewals-repository.ts';

/** Years of a domain that a member wants to buy. */
export type WantedYears = {
  userId: string;
  name: string;
  act: 'register' | 'transfer' | 'renew';
  years: number;
  item: string;
  price: Price;
  returnUrl: string | undefined;
  contact?: components['schemas']['DomainContact'];
  authCode?: string;
  /** Called first in the transaction, before any other lock; throws when no order may be made. */
  requireAllowed?: (tx: Queryable) => Promise<void>;
} & ({ domainId: string } | { domain: NewDomain });

/**
 * Makes an order with its checkout, or returns the unpaid one of the same thing, so that a second press or tab makes no
 * second one. An unpaid one of something else is given up: a member has one open checkout of domains.
 *
 * @returns the id of the checkout
 * @throws not-in-this-state while another one is being paid or the domain is being renewed by itself, domain-unavailable when the member has the domain, and what
 *   `requireAllowed` throws
 */
export function openDomainOrder({ db, services }: WorkContext, wanted: WantedYears): Promise<string> {
  const nowMs = services.now();
  return db.transaction(async (tx) => {
    const { userId, name, act, years, item, price, returnUrl, contact, authCode } = wanted;
    await wanted.requireAllowed?.(tx);
    // Locks the row of the payer, so that two tabs do not open two checkouts.
    await setPayerCountry(tx, userId, price.country);
    const open = await lockOpenCheckout(tx, userId, 'domain');
    if (open && (await keepOrClose(tx, open, wanted, nowMs))) return open.id;
    if ('domainId' in wanted && (await isRenewingByItself(tx, wanted.domainId)))
      throw domainError('not-in-this-state');
    const domainId = 'domainId' in wanted ? wanted.domainId : await insertUnpaidDomain(tx, wanted.domain);
    if (domainId === undefined) throw domainError('domain-unavailable');
    const checkoutId = await insertCheckout(tx, {
      userId,
      kind: 'domain',
      item,
      title: name,
      price,
      provider: currentProvider(services),
      returnUrl,
      expiresAtMs: nowMs + CHECKOUT_TTL_MS,
    });
    await insertDomainOrder(tx, { domainId, checkoutId, act, years, contact, authCode });
    return checkoutId;
  });
}

/** Returns true when the open checkout is for the same thing; gives it up otherwise. */
async function keepOrClose(
  tx: Queryable,
  open: CheckoutRow,
  wanted: WantedYears,
  nowMs: number,
): Promise<boolean> {
  const order = await lockDomainOrderOfCheckout(tx, open.id);
  const isSame = order?.domain_name === wanted.name && order.act === wanted.act && open.item === wanted.item;
  const isBeingPaid = open.status === 'confirming' || open.status === 'needs-action';
  if (order && isSame) {
    if (isBeingPaid) return true;
    const { item, price, returnUrl } = wanted;
    await updateCheckout(tx, open.id, { item, price, returnUrl, expiresAtMs: nowMs + CHECKOUT_TTL_MS });
    await updateDomainOrder(tx, order.id, { contact: wanted.contact, authCode: wanted.authCode });
    return true;
  }
  if (open.status === 'confirming') throw domainError('not-in-this-state');
  await closeCheckout(tx, open.id, 'cancelled', nowMs);
  return false;
}
