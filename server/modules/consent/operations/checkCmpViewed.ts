import type { Handler } from '#server/http/contract/handler.ts';
import { nowInSeconds, storeChoices, storedChoices } from '../keep-choices.ts';

export const checkCmpViewed: Handler<'checkCmpViewed'> = async (context) => {
  const { viewedAt } = await storedChoices(context);
  if (viewedAt !== undefined) return { viewed: true, viewedTs: viewedAt };
  const viewedTs = nowInSeconds(context.services);
  await storeChoices(context, { viewedAt: viewedTs });
  return { viewed: true, viewedTs };
};
