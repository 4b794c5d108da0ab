import { queryString } from '#src/paths/path-segments.ts';

/** Path patterns of this feature. */
export const consentPatterns = {
  consent: '/privacy/consent/begin',
  consentReceipts: '/privacy/consent/receipts',
} as const;

/** Path builders of this feature. */
export const consentPaths = {
  /** Consent page, where consent-required failures lead (spec 001 §2); afterwards the browser goes to `redirectTo`. */
  consent: (redirectTo?: string) => `/privacy/consent/begin${queryString({ redirect_to: redirectTo })}`,
  /** The answer that holds, as a receipt, and the earlier ones. */
  consentReceipts: () => '/privacy/consent/receipts',
} as const;
