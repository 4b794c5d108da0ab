import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentMoney, presentPrice } from '#server/modules/payments/money/money.ts';
import { findPrice } from '#server/modules/payments/prices/prices-repository.ts';

type PricePoint = components['schemas']['PricePoint'];

const MONTHS_PER_YEAR = 12n;

/** Returns the item of the catalogue for a billing period of premium. */
export function premiumItem(period: 'month' | 'year'): string {
  return `premium-${period}`;
}

/** Returns the prices of premium in a country: by month, and by year with what that saves. */
export async function premiumPricePoints(
  db: Queryable,
  country: string,
  locale: string,
): Promise<PricePoint[]> {
  const [month, year] = await Promise.all([
    findPrice(db, premiumItem('month'), country),
    findPrice(db, premiumItem('year'), country),
  ]);
  const points: PricePoint[] = [];
  if (month) {
    const monthlyPrice = presentMoney(month, locale);
    points.push({
      id: premiumItem('month'),
      period: 'month',
      price: presentPrice(month, locale),
      monthlyPrice,
    });
  }
  if (year) {
    const monthly = { amount: year.amount / MONTHS_PER_YEAR, currency: year.currency };
    const twelve = (month?.amount ?? 0n) * MONTHS_PER_YEAR;
    points.push({
      id: premiumItem('year'),
      period: 'year',
      price: presentPrice(year, locale),
      monthlyPrice: presentMoney(monthly, locale),
      ...(twelve > year.amount ? { savingPercent: Number(((twelve - year.amount) * 100n) / twelve) } : {}),
    });
  }
  return points;
}
