import type { Tables } from '#generated/schema.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { domainOfItem, domainPriceItems } from '../domains/domain-items.ts';
import type { TaxedMoney } from '../money/money.ts';
import { planOfItem } from './items.ts';

/** A price with the tax in it and its name. */
export type Price = TaxedMoney & { taxName: string };

interface PriceRow extends Columns<'prices', 'currency' | 'amount'> {
  country: Tables['sale_countries']['country'];
  tax_name: Tables['sale_countries']['tax_name'];
  tax_rate_bps: Tables['sale_countries']['tax_rate_bps'];
}

/** Columns of a stored price. */
export type StoredPrice = Columns<
  'checkouts',
  'amount' | 'currency' | 'country' | 'tax_name' | 'tax_rate_bps'
>;

/** Returns the price that a row holds. */
export function priceOfRow(row: StoredPrice): Price {
  return {
    amount: BigInt(row.amount),
    currency: row.currency,
    country: row.country,
    taxName: row.tax_name,
    taxRateBps: row.tax_rate_bps,
  };
}

/** Returns true when both are the same to pay; the tax in it may differ. */
export function isSamePrice(one: Price, other: Price): boolean {
  return one.amount === other.amount && one.currency === other.currency;
}

/** Returns the price of an item in a country; undefined where it is not sold. */
export async function findPrice(db: Queryable, item: string, country: string): Promise<Price | undefined> {
  const plan = planOfItem(item);
  if (plan) return planPrice(db, plan, country);
  const domain = domainOfItem(item);
  if (domain) return domainPrice(db, domain, country);
  const row = await first<PriceRow>(
    db,
    `select p.amount, p.currency, c.country, c.tax_name, c.tax_rate_bps
       from sale_countries c join prices p on p.currency = c.currency
      where c.country = $2 and p.item = $1`,
    [item, country],
  );
  return row && priceOfRow(row);
}

/** Returns the price of years of a domain: the first one by what is done, and further ones. */
async function domainPrice(
  db: Queryable,
  { tld, act, years }: NonNullable<ReturnType<typeof domainOfItem>>,
  country: string,
): Promise<Price | undefined> {
  const items = domainPriceItems(tld);
  const prices = await findPrices(db, Object.values(items), country);
  const further = prices.get(items.further);
  const beginning = {
    register: items.first,
    restore: items.redemption,
    renew: items.further,
    transfer: items.further,
  };
  const first = prices.get(beginning[act]);
  return first && further && { ...first, amount: first.amount + further.amount * BigInt(years - 1) };
}

/** Returns the prices of items in a country, by item. */
export async function findPrices(
  db: Queryable,
  items: readonly string[],
  country: string,
): Promise<Map<string, Price>> {
  const rows = await db.query<PriceRow & Columns<'prices', 'item'>>(
    `select p.item, p.amount, p.currency, c.country, c.tax_name, c.tax_rate_bps
       from sale_countries c join prices p on p.currency = c.currency
      where c.country = $2 and p.item = any($1)`,
    [items, country],
  );
  return new Map(rows.map((row) => [row.item, priceOfRow(row)]));
}

/** Months of a plan that a year costs. */
export const MONTHS_OF_YEARLY_PRICE = 10n;

/** Returns the price of a membership plan that accepts supporters. It is in the plan's currency everywhere. */
async function planPrice(
  db: Queryable,
  { planId, period }: { planId: string; period: 'month' | 'year' },
  country: string,
): Promise<Price | undefined> {
  const row = await first<PriceRow>(
    db,
    `select p.amount, p.currency, c.country, c.tax_name, c.tax_rate_bps
       from sale_countries c, membership_plans p
         join blog_memberships m on m.blog_id = p.blog_id join blogs b on b.id = p.blog_id
      where c.country = $2 and p.id = $1 and p.is_open and p.deleted_at is null and m.is_enabled and b.state = 'active'`,
    [planId, country],
  );
  if (row === undefined) return undefined;
  const price = priceOfRow(row);
  return period === 'month' ? price : { ...price, amount: price.amount * MONTHS_OF_YEARLY_PRICE };
}

/** The tax of a country. */
export type Tax = Columns<'sale_countries', 'country' | 'tax_name' | 'tax_rate_bps'>;

/** Returns the tax of a country in which something is sold. */
export function taxOf(db: Queryable, country: string): Promise<Tax | undefined> {
  return first<Tax>(db, 'select country, tax_name, tax_rate_bps from sale_countries where country = $1', [
    country,
  ]);
}

/** Returns the currencies in which the site sells. */
export async function saleCurrencies(db: Queryable): Promise<string[]> {
  const rows = await db.query<Columns<'sale_countries', 'currency'>>(
    'select distinct currency from sale_countries order by currency',
  );
  return rows.map(({ currency }) => currency);
}

/** Returns the countries in which something is sold, in alphabetical order. */
export async function saleCountries(db: Queryable): Promise<string[]> {
  const rows = await db.query<Columns<'sale_countries', 'country'>>(
    'select country from sale_countries order by country',
  );
  return rows.map(({ country }) => country);
}

/** Returns the country in which a member last bought. */
export async function payerCountry(db: Queryable, userId: string): Promise<string | undefined> {
  const row = await first<Columns<'payers', 'country'>>(db, 'select country from payers where user_id = $1', [
    userId,
  ]);
  return row?.country;
}

/**
 * Locks what a member pays and is given until this transaction ends, so that two subscriptions of one member begin one after
 * the other. Who was only given something has no row to lock.
 */
export async function lockPayer(tx: Queryable, userId: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`payer ${userId}`]);
}

/** Remembers the country of a member. */
export async function setPayerCountry(tx: Queryable, userId: string, country: string): Promise<void> {
  await tx.query(
    `insert into payers (user_id, country) values ($1, $2)
     on conflict (user_id) do update set country = excluded.country where payers.country <> excluded.country`,
    [userId, country],
  );
}
