import { allocate, type Money } from '../money/money.ts';
import type { LedgerEntry } from './ledger-repository.ts';

/** Parts of a membership, without tax, that go to the blog and to the site: nine of ten and one. */
const MEMBERSHIP_WEIGHTS = [9n, 1n] as const;

/** Returns what a blog gets of a sum without tax. */
export function shareOfSeller(net: bigint): bigint {
  const [share = 0n] = allocate(net, MEMBERSHIP_WEIGHTS);
  return share;
}

/** Returns the account of what the site owes a blog. */
export function payableTo(blogId: string): string {
  return `payable:${blogId}`;
}

/**
 * Shares out a sum without tax: all is the site's, except that a blog gets its part of what is paid for a membership. A
 * refund of the same sum takes the same parts back.
 */
export function sharesOf({
  kind,
  sellerId,
  net,
}: {
  kind: string;
  sellerId: string | undefined;
  net: Money;
}): LedgerEntry[] {
  const { amount, currency } = net;
  if (sellerId === undefined) return [{ account: `revenue:${kind}`, currency, amount }];
  const share = shareOfSeller(amount);
  return [
    { account: payableTo(sellerId), currency, amount: share },
    { account: `revenue:${kind}`, currency, amount: amount - share },
  ];
}
