import type { Checkout } from '#generated/zod/checkout.zod.ts';
import type { MembershipPlan } from '#generated/zod/membershipPlan.zod.ts';
import type { Money } from '#generated/zod/money.zod.ts';
import type { Purchase } from '#generated/zod/purchase.zod.ts';
import type { Subscription } from '#generated/zod/subscription.zod.ts';

/** Returns an amount in euros, given in cents. */
export function euros(amount: number): Money {
  return {
    amount,
    currency: 'EUR',
    exponent: 2,
    formatted: `€${(amount / 100).toFixed(2)}`,
  };
}

const VAT = { rateBps: 2300, country: 'PT' } as const;
const DAY_SECONDS = 86_400;
/** Now, in seconds since 1970. */
export const nowTs = (): number => Math.floor(Date.now() / 1000);

function sum(cents: number): Required<Pick<Purchase, 'total' | 'net' | 'taxes' | 'lines'>> {
  const net = Math.round((cents * 10_000) / (10_000 + VAT.rateBps));
  const tax = cents - net;
  const price = { ...euros(cents), net, tax, taxRateBps: VAT.rateBps, country: 'PT' };
  return {
    total: euros(cents),
    net: euros(net),
    taxes: [{ name: 'VAT', country: 'PT', rateBps: VAT.rateBps, amount: euros(tax) }],
    lines: [{ item: 'premium-year', title: 'Premium for a year', quantity: 1, price }],
  };
}

const testCard = { id: 'test-card', kind: 'test' as const, label: 'Test card (no money moves)' };

/** Returns a checkout of premium for a year, open for half an hour. */
export function aCheckout(more: Partial<Checkout> = {}, cents = 3999): Checkout {
  return {
    id: '71',
    kind: 'premium',
    status: 'open',
    checkoutUrl: '/checkout/71',
    expiresTs: nowTs() + 1800,
    ...sum(cents),
    schedule: [{ atTs: nowTs() + 365 * DAY_SECONDS, price: euros(cents) }],
    country: 'PT',
    provider: 'test',
    isTest: true,
    testOutcome: 'success',
    paymentMethods: [testCard],
    ...more,
  };
}

/** Returns a purchase of premium for a year that can be given back. */
export function aPurchase(more: Partial<Purchase> = {}): Purchase {
  return {
    id: '412',
    number: 'R-2026-000412',
    kind: 'premium',
    title: 'Premium for a year',
    ...sum(3999),
    status: 'paid',
    createdTs: nowTs() - DAY_SECONDS,
    refundableUntilTs: nowTs() + 13 * DAY_SECONDS,
    isTest: true,
    seller: 'Skein Cooperative\nRua do Fio 12, Lisboa',
    paymentMethod: testCard,
    subscriptionId: '9',
    ...more,
  };
}

/** Returns an active subscription by the month. */
export function aSubscription(more: Partial<Subscription> = {}): Subscription {
  const end = nowTs() + 20 * DAY_SECONDS;
  return {
    id: '9',
    kind: 'premium',
    status: 'active',
    period: 'month',
    price: euros(499),
    startedTs: nowTs() - 10 * DAY_SECONDS,
    currentPeriodEndTs: end,
    nextPayment: { atTs: end, price: euros(499) },
    paymentMethod: testCard,
    ...more,
  };
}

/** Returns a plan of a blog that costs four euros a month. */
export function aPlan(more: Partial<MembershipPlan> = {}): MembershipPlan {
  const tax = { taxRateBps: VAT.rateBps, country: 'PT' };
  return {
    id: 'loaf',
    name: 'A loaf a month',
    description: 'For the hungry.',
    price: { ...euros(400), ...tax },
    yearlyPrice: { ...euros(4000), ...tax },
    perks: ['Every recipe'],
    isOpen: true,
    ...more,
  };
}
