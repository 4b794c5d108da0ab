import { answer, type Handler } from '#server/http/contract/handler.ts';
import { isMeasuring } from '../analytics/is-measuring.ts';
import { checkOrigin, measuredViewer } from '../analytics/measure.ts';
import { storeBatch } from '../analytics/store-batch.ts';

/** Stores the analytics events that the site measures and the reader allowed (decision 110). */
export const recordEvents: Handler<'recordEvents'> = async (context) => {
  const isOwnPage = checkOrigin(context);
  if (isMeasuring(context.services)) {
    const viewer = await measuredViewer(context, isOwnPage);
    await storeBatch({ ...context, viewer }, context.body);
  }
  return answer(204, undefined);
};
