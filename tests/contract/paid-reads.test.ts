import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { refreshPaid } from '#src/entities/payments/refresh-paid.ts';
import { operationRows } from './bundle.ts';

const PAID_TAGS: readonly string[] = ['blaze', 'domains', 'memberships', 'payments', 'premium', 'shop'];

/** Reads about paid things that no payment of the member changes, or that are made anew each time. */
const UNCHANGED: Readonly<Record<string, string>> = {
  getCheckout: 'is read by its own page until it is decided',
  getDomainPrice: 'is the price of a name',
  getPremiumCheckout: 'opens a checkout',
  listBlogBadges: 'is not read by the site',
  listPricePoints: 'is the same for everybody in a country',
  listPromotions: 'is a page of staff',
  listSiteCampaigns: 'is a page of staff',
  listSitePayments: 'is a page of staff',
  listSupporters: 'is read by admins of the supported blog',
  searchDomains: 'finds names that anybody may buy',
};

const reads = operationRows.filter(
  ({ method, operation }) => method === 'get' && operation.tags.some((tag) => PAID_TAGS.includes(tag)),
);

/** Returns the address of a path with values in place of its parameters. */
const addressFor = (path: string): string => path.replaceAll(/\{\w*id\}/g, '7').replaceAll(/\{\w+\}/g, 'ivy');

test.each(reads.map(({ operation, path }) => [operation.operationId, path] as const))(
  'refreshPaid reads %s again, unless a payment does not change it',
  async (id, path) => {
    const queryClient = new QueryClient();
    const queryKey = [addressFor(path)];
    queryClient.setQueryData(queryKey, 'as it was');
    await refreshPaid(queryClient);
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(!(id in UNCHANGED));
  },
);

test('every exception of refreshPaid is an operation that reads something paid', () => {
  const ids = new Set(reads.map(({ operation }) => operation.operationId));
  expect(Object.keys(UNCHANGED).filter((id) => !ids.has(id))).toEqual([]);
});
