import type { Handler } from '#server/http/contract/handler.ts';
import { keepChoices, keptChoices, seconds } from '../keep-choices.ts';

export const checkCmpViewed: Handler<'checkCmpViewed'> = async (context) => {
  const { viewedAt } = await keptChoices(context);
  if (viewedAt !== undefined) return { viewed: true, viewedTs: viewedAt };
  const viewedTs = seconds();
  await keepChoices(context, { viewedAt: viewedTs });
  return { viewed: true, viewedTs };
};
