import { domainError } from '#server/core/errors.ts';
import { hashToken, randomToken } from '#server/core/tokens.ts';
import { hasPremium } from '#server/entities/user/ad-free-repository.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { noneLeft, REWARDED_SECONDS, watchesLeft } from '../rewarded-ad.ts';
import { openRewardedAd } from '../rewarded-ads-repository.ts';
import { isRewardedPlacement } from '../rewarded-placement.ts';

export const startRewardedAd: Handler<'startRewardedAd'> = async ({ body, db, services, viewer }) => {
  const { userId } = viewer;
  const nowMs = services.now();
  if (!isRewardedPlacement(body.ad)) throw domainError('not-found');
  if (await hasPremium(db, userId)) throw domainError('not-in-this-state', { reason: 'without_ads' });
  if ((await watchesLeft(db, userId, nowMs)) === 0) throw noneLeft();
  const token = randomToken();
  const tokenHash = hashToken(services.keys.ads, token);
  await openRewardedAd(db, { userId, placementId: body.ad, tokenHash, nowMs });
  return answer(201, { token, minimumSeconds: REWARDED_SECONDS });
};
