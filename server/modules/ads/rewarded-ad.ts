import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import { hasPremium, rewardedUntil } from '#server/entities/user/ad-free-repository.ts';
import type { Services } from '#server/services.ts';
import { countWatched, finishOpenAd, lockRewardedAd } from './rewarded-ads-repository.ts';
import { rewardedPlacement } from './rewarded-placement.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Seconds that a rewarded ad is watched. */
export const REWARDED_SECONDS = 15;
/** Minutes without ads for one ad. */
const AD_FREE_MINUTES = 60;
/** Rewarded ads that count on one day in UTC. */
const MAX_REWARDED_ADS = 3;

/** Returns how many rewarded ads a member can still watch today. */
export async function watchesLeft(db: Queryable, userId: string, nowMs: number): Promise<number> {
  const watched = await countWatched(db, userId, nowMs - (nowMs % DAY_MS));
  return Math.max(0, MAX_REWARDED_ADS - watched);
}

/** Returns what a member can earn with a rewarded ad, and what they have. */
export async function presentRewardedAd(
  { db, services }: { db: Queryable; services: Services },
  userId: string,
): Promise<components['schemas']['RewardedAdInfo']> {
  const nowMs = services.now();
  const left = await watchesLeft(db, userId, nowMs);
  const available = left > 0 && !(await hasPremium(db, userId));
  const adFreeUntilTs = await rewardedUntil(db, userId, nowMs);
  return {
    available,
    adFreeMinutes: AD_FREE_MINUTES,
    watchesLeft: left,
    minimumSeconds: REWARDED_SECONDS,
    ...(adFreeUntilTs === undefined ? {} : { adFreeUntilTs }),
    ...(available
      ? { ad: rewardedPlacement(services.keys.ads, { watched: MAX_REWARDED_ADS - left, nowMs }) }
      : {}),
  };
}

/** Returns the refusal of another ad on a day that has none left. */
export function noneLeft(): Error {
  return domainError('limit-reached', { reason: 'rewarded_ads', params: { limit: MAX_REWARDED_ADS } });
}

/**
 * Counts the ad of a token once and adds its time without ads to what is left of an earlier one. A repetition changes
 * nothing.
 *
 * @throws rewarded-ad-not-counted for an unknown or replaced token, and before the ad's end
 * @throws limit-reached when none is left today
 */
export async function countRewardedAd(
  db: Database,
  { userId, tokenHash, nowMs }: { userId: string; tokenHash: Buffer; nowMs: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const ad = await lockRewardedAd(tx, userId, tokenHash);
    if (ad === undefined) throw domainError('rewarded-ad-not-counted');
    if (ad.finished !== null) return;
    if (nowMs < (ad.started + REWARDED_SECONDS) * 1000) throw domainError('rewarded-ad-not-counted');
    if ((await watchesLeft(tx, userId, nowMs)) === 0) throw noneLeft();
    const untilTs = await rewardedUntil(tx, userId, nowMs);
    const beginMs = untilTs === undefined ? nowMs : untilTs * 1000;
    await finishOpenAd(tx, ad.id, { nowMs, adFreeUntilMs: beginMs + AD_FREE_MINUTES * MINUTE_MS });
  });
}
