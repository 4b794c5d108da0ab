import { answer, type Handler } from '#server/http/contract/handler.ts';

/** Answers as the contract says and counts nobody (decision 047). */
export const getTrackingPixel: Handler<'getTrackingPixel'> = () => answer(204, undefined);
