import { hashToken } from '#server/core/tokens.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { countRewardedAd, presentRewardedAd } from '../rewarded-ad.ts';

export const finishRewardedAd: Handler<'finishRewardedAd'> = async (context) => {
  const { body, db, services, viewer } = context;
  const { userId } = viewer;
  const tokenHash = hashToken(services.keys.ads, body.token);
  await countRewardedAd(db, { userId, tokenHash, nowMs: services.now() });
  return presentRewardedAd(context, userId);
};
