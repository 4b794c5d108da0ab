import type { Queryable } from '#server/db/database.ts';
import { hasUsedCredit } from '#server/modules/payments/campaigns/campaigns-repository.ts';
import { findSubscription } from '#server/modules/payments/subscriptions/subscriptions-repository.ts';

/** Time after which a premium member has a free credit again. */
const CREDIT_EVERY_MS = 30 * 86_400_000;

/** Returns the number of free credits of a member: premium has one every 30 days. */
export async function countCredits(db: Queryable, userId: string, nowMs: number): Promise<number> {
  const premium = await findSubscription(db, userId, 'premium');
  if (premium === undefined || !['active', 'pending-cancel', 'on-hold'].includes(premium.status)) return 0;
  return (await hasUsedCredit(db, userId, nowMs - CREDIT_EVERY_MS)) ? 0 : 1;
}
