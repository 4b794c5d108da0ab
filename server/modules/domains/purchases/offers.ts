import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import type { WorkContext } from '#server/define-module.ts';
import { domainItem } from '#server/modules/payments/domains/domain-items.ts';
import { presentPrice } from '#server/modules/payments/money/money.ts';
import { findPrice } from '#server/modules/payments/prices/prices-repository.ts';
import { heldNames } from '../domains-repository.ts';
import { unicodeOf } from '../names/domain-name.ts';
import type { NameState } from '../registrar/registrar.ts';
import { registrarOf, SOLD_TLDS } from '../registrar/registrars.ts';

type Offer = components['schemas']['DomainOffer'];

/** Returns the ending of a domain: domains are sold directly below their endings. */
export const tldOf = (name: string): string => name.split('.').at(-1) ?? '';

/** Returns true when the site sells a domain: two labels, the second of which is a sold ending. */
export function isSold(name: string): boolean {
  return name.split('.').length === 2 && SOLD_TLDS.includes(tldOf(name));
}

/** Returns the state of names: what belongs to somebody here is taken, whatever the registry says. */
export async function statesOf(
  context: WorkContext,
  names: readonly string[],
): Promise<Map<string, NameState>> {
  const [states, held] = await Promise.all([registrarOf(context).look(names), heldNames(context.db, names)]);
  return new Map(names.map((name) => [name, held.has(name) ? 'taken' : (states.get(name) ?? 'maintenance')]));
}

/**
 * Refuses a domain that cannot be registered now.
 *
 * @throws not-found, domain-tld-in-maintenance, domain-unavailable
 */
export async function requireFree(context: WorkContext, name: string): Promise<void> {
  if (!isSold(name)) throw domainError('not-found', { field: 'domain_name' });
  const state = (await statesOf(context, [name])).get(name);
  if (state === 'maintenance') throw domainError('domain-tld-in-maintenance');
  if (state !== 'free') throw domainError('domain-unavailable', { field: 'domain_name' });
}

/** Returns names with their prices in a country. */
export async function offersOf(
  context: WorkContext,
  names: readonly string[],
  { country, locale }: { country: string; locale: string },
): Promise<Offer[]> {
  const states = await statesOf(context, names);
  return Promise.all(
    names.map(async (name) => {
      const tld = tldOf(name);
      const state = states.get(name);
      const shared = { domainName: name, unicodeName: unicodeOf(name), tld, available: state === 'free' };
      if (state === 'maintenance') return { ...shared, inMaintenance: true };
      const priceOf = (act: 'register' | 'renew' | 'transfer') =>
        findPrice(context.db, domainItem(tld, act, 1), country);
      const [first, renewal, transfer] = await Promise.all([
        priceOf('register'),
        priceOf('renew'),
        priceOf('transfer'),
      ]);
      return {
        ...shared,
        ...(state === 'free' && first ? { price: presentPrice(first, locale) } : {}),
        ...(renewal ? { renewalPrice: presentPrice(renewal, locale) } : {}),
        ...(state === 'taken' && transfer
          ? { transferable: true, transferPrice: presentPrice(transfer, locale) }
          : {}),
      };
    }),
  );
}
