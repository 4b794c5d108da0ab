import { pathSegment, queryString } from '#src/paths/path-segments.ts';

/** Path patterns of this feature (spec 000 §2.7, 001 §2). */
export const paymentPatterns = {
  premium: '/premium',
  checkout: '/checkout/:checkoutId',
  adFreeBrowsing: '/settings/ad-free-browsing',
  purchases: '/settings/purchases',
  receipt: '/settings/purchases/:purchaseId',
} as const;

/** Path builders of this feature. */
export const paymentPaths = {
  /** Page of what premium gives and costs. */
  premium: () => '/premium',
  /** Slip on which something is paid, and its receipt afterwards. */
  checkout: (id: string) => `/checkout/${pathSegment(id)}`,
  /** The member's premium subscription. */
  adFreeBrowsing: () => '/settings/ad-free-browsing',
  /** The member's purchases, all or of one kind. */
  purchases: (kind?: string) => `/settings/purchases${queryString({ kind })}`,
  /** A purchase as a receipt that prints alone. */
  receipt: (id: string) => `/settings/purchases/${pathSegment(id)}`,
} as const;
