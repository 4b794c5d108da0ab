import type { Handler } from '#server/http/contract/handler.ts';
import { presentRewardedAd } from '../rewarded-ad.ts';

export const getRewardedAd: Handler<'getRewardedAd'> = (context) =>
  presentRewardedAd(context, context.viewer.userId);
