/**
 * Features that the site can switch and whose operations it gates: the values of `x-feature`. Documented in
 * openapi/README.md; the linter and the manifest use this list.
 */
export const FEATURES: readonly string[] = ['communities', 'collections', 'patio', 'premium', 'memberships'];
