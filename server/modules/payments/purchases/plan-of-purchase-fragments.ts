/**
 * Returns the id of the plan that a purchase paid for, as SQL; null for other purchases. It is in the item, because a
 * subscription can change its plan afterwards.
 */
export function planOfPurchase(purchase: string): string {
  return `substring(${purchase}.item from '^membership-([0-9]+)-')::bigint`;
}
