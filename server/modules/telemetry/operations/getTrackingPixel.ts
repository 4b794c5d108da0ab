import { answer, type Handler } from '#server/http/contract/handler.ts';

/** Responds as the contract requires and records nothing (decision 047). */
export const getTrackingPixel: Handler<'getTrackingPixel'> = () => answer(204, undefined);
