import { PRODUCTS } from '#server/entities/shop/catalogue.ts';
import { CAMPAIGN_SIZES, sizeTitle } from '../campaigns/sizes.ts';
import { domainOfItem } from '../domains/domain-items.ts';

type Period = 'month' | 'year';

/** A thing with a price in the catalogue. */
export type Item = {
  /** In English; clients have words of their own for the key. */
  title: string;
  /** Paid time, when it renews. */
  period?: Period;
};

/** The items that are sold, by their key in the catalogue of prices. */
export const ITEMS: Readonly<Record<string, Item>> = {
  'premium-month': { period: 'month', title: 'Premium for a month' },
  'premium-year': { period: 'year', title: 'Premium for a year' },
  ...Object.fromEntries(PRODUCTS.map(({ key, title }) => [key, { title }])),
  ...Object.fromEntries(CAMPAIGN_SIZES.map((size) => [size.item, { title: sizeTitle(size) }])),
};

const PLAN_ITEM = /^membership-(\d+)-(month|year)$/;

/** Returns the key of a membership plan with a billing period, as an item that is sold. */
export function planItem(planId: string, period: Period): string {
  return `membership-${planId}-${period}`;
}

/** Returns the plan that an item is; undefined for other things. */
export function planOfItem(key: string): { planId: string; period: Period } | undefined {
  const [, planId, period] = PLAN_ITEM.exec(key) ?? [];
  return planId === undefined ? undefined : { planId, period: period as Period };
}

/** Returns the title of an item that is sold no longer: the words of its key, as in "Winter crown" for `winter-crown`. */
function formerTitle(key: string): string {
  const words = key.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Returns an item by its key. Plans have titles of their own, which checkouts and purchases hold. An item that left the
 * catalogue has a title still, so that its receipts and payments can be read.
 */
export function itemOf(key: string): Item {
  const plan = planOfItem(key);
  if (plan) return { period: plan.period, title: 'Membership' };
  if (domainOfItem(key)) return { title: 'Domain' };
  return ITEMS[key] ?? { title: formerTitle(key) };
}
