import type { Queryable } from '#server/db/database.ts';
import { tellOfSubscription } from '../notices/tell-of-subscription.ts';
import { endSubscription, holdSubscription, lockSubscription } from './subscriptions-repository.ts';

const DAY_MS = 86_400_000;
/** Days from one attempt to charge to the next: the first at the end of the paid time, the last a week later. */
const ATTEMPT_GAPS_DAYS = [3, 4];

/** Returns the times of the attempts that follow when one that is due now fails, in milliseconds since 1970. */
export function laterAttempts(failedCount: number, nextMs: number): number[] {
  const times = [nextMs];
  for (const days of ATTEMPT_GAPS_DAYS.slice(failedCount))
    times.push((times.at(-1) ?? nextMs) + days * DAY_MS);
  return times;
}

/** Puts a subscription on hold after a failed attempt to charge it, or ends it after the last; its member is told of both. */
export async function recordFailedRenewal(
  tx: Queryable,
  subscriptionId: string,
  nowMs: number,
): Promise<void> {
  const subscription = await lockSubscription(tx, subscriptionId);
  if (subscription?.status !== 'active' && subscription?.status !== 'on-hold') return;
  // A member who tries before the next attempt is due uses none up.
  if (subscription.next_attempt !== null && nowMs < subscription.next_attempt * 1000) return;
  const gap = ATTEMPT_GAPS_DAYS[subscription.failed.length];
  if (gap === undefined) {
    await endSubscription(tx, subscription.id, 'expired', nowMs);
    return tellOfSubscription(tx, subscription, 'lapsed');
  }
  const nextMs = nowMs + gap * DAY_MS;
  await holdSubscription(tx, subscription.id, { nowMs, nextMs });
  await tellOfSubscription(tx, subscription, 'unpaid', nextMs);
}
