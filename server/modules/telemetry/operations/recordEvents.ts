import { answer, type Handler } from '#server/http/contract/handler.ts';

/** Accepts a client's events and discards them: no analytics are collected (decision 047). */
export const recordEvents: Handler<'recordEvents'> = () => answer(204, undefined);
