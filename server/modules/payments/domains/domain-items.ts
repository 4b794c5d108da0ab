/** Purchase of years of a domain; `restore` is a renewal out of redemption. */
export type DomainAct = 'register' | 'transfer' | 'renew' | 'restore';

const DOMAIN_ITEM = /^domain-([a-z]{2,24})-(register|transfer|renew|restore)-(\d{1,2})$/;

/** Returns the key of years of a domain, as an item that is sold. */
export function domainItem(tld: string, act: DomainAct, years: number): string {
  return `domain-${tld}-${act}-${years}`;
}

/** Returns what an item buys of a domain; undefined for other things. */
export function domainOfItem(key: string): { tld: string; act: DomainAct; years: number } | undefined {
  const [, tld, act, years] = DOMAIN_ITEM.exec(key) ?? [];
  return tld === undefined ? undefined : { tld, act: act as DomainAct, years: Number(years) };
}

/** Returns the items of the catalogue that the price of a year of an ending is made of. */
export function domainPriceItems(tld: string): { first: string; further: string; redemption: string } {
  return { first: `domain-${tld}`, further: `domain-${tld}-further`, redemption: `domain-${tld}-redemption` };
}
