import type { components } from '#generated/types/api.d.ts';
import { shareOfSeller } from '#server/modules/payments/ledger/shares.ts';
import { presentMoney, presentPrice, splitTax } from '#server/modules/payments/money/money.ts';
import { MONTHS_OF_YEARLY_PRICE, type Tax } from '#server/modules/payments/prices/prices-repository.ts';
import type { PlanRow } from './plans-repository.ts';

/** Returns a plan with its prices in a country. `isMember` adds what only members of the blog see. */
export function presentPlan(
  row: PlanRow,
  { tax, locale, isMember }: { tax: Tax; locale: string; isMember: boolean },
): components['schemas']['MembershipPlan'] {
  const { id, name, description, perks, currency } = row;
  const month = BigInt(row.amount);
  const shown = (amount: bigint) => {
    const share = shareOfSeller(splitTax(amount, tax.tax_rate_bps).net);
    return {
      price: presentPrice({ amount, currency, country: tax.country, taxRateBps: tax.tax_rate_bps }, locale),
      share: presentMoney({ amount: share, currency }, locale),
    };
  };
  const monthly = shown(month);
  const yearly = shown(month * MONTHS_OF_YEARLY_PRICE);
  return {
    id,
    name,
    description,
    price: monthly.price,
    yearlyPrice: yearly.price,
    share: monthly.share,
    yearlyShare: yearly.share,
    perks,
    ...(isMember ? { supporterCount: row.supporters } : {}),
    isOpen: row.is_open,
  };
}
