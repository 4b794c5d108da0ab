import * as z from 'zod/mini';
import type { MembershipPlan } from '#generated/zod/membershipPlan.zod.ts';
import {
  MembershipPlanRequest,
  membershipPlanRequestAmountMax,
  membershipPlanRequestAmountMin,
} from '#generated/zod/membershipPlanRequest.zod.ts';
import { numberFormat } from '#src/shared/lib/language/formatters.ts';

/** Values of the form of a plan, as texts. */
export type PlanFormValues = {
  name: string;
  description: string;
  /** A month, with tax, as it is typed: `4` or `4.50`. */
  amount: string;
  currency: string;
  /** One benefit a line. */
  perks: string;
};

/** Currencies in which the site sells. */
export const PLAN_CURRENCIES = ['EUR', 'GBP', 'JPY', 'USD'] as const;

/** Validates the texts; the amount is checked by {@link amountOf}. */
export const planSchema = z.extend(
  z.pick(MembershipPlanRequest, { name: true, description: true, currency: true }),
  {
    amount: z.string(),
    perks: z.string(),
  },
);

/** Returns the digits after the decimal point of a currency. */
function exponentOf(currency: string): number {
  const { maximumFractionDigits = 2 } = numberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return maximumFractionDigits;
}

/** Returns a typed sum in the smallest unit of its currency; undefined when a plan cannot cost that. */
export function amountOf({
  amount,
  currency,
}: Pick<PlanFormValues, 'amount' | 'currency'>): number | undefined {
  const typed = amount.trim().replace(',', '.');
  if (!/^\d+(\.\d+)?$/.test(typed)) return undefined;
  const sum = Math.round(Number(typed) * 10 ** exponentOf(currency));
  return sum < membershipPlanRequestAmountMin || sum > membershipPlanRequestAmountMax ? undefined : sum;
}

/** Returns the values of a plan, or of a new one. */
export function planValues(plan?: MembershipPlan): PlanFormValues {
  const { name = '', description = '', price, perks = [] } = plan ?? {};
  const currency = price?.currency ?? PLAN_CURRENCIES[0];
  return {
    name,
    description,
    amount: price ? String(price.amount / 10 ** exponentOf(currency)) : '',
    currency,
    perks: perks.join('\n'),
  };
}

/** Returns the request of a plan that is valid. */
export function planRequest(values: PlanFormValues, isOpen: boolean): MembershipPlanRequest {
  return {
    name: values.name,
    description: values.description,
    amount: amountOf(values) ?? 0,
    currency: values.currency,
    perks: values.perks
      .split('\n')
      .map((perk) => perk.trim())
      .filter((perk) => perk !== ''),
    is_open: isOpen,
  };
}
