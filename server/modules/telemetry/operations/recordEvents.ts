import { answer, type Handler } from '#server/http/contract/handler.ts';

/** Takes the events of a client and keeps none: nothing is measured about people (decision 047). */
export const recordEvents: Handler<'recordEvents'> = () => answer(204, undefined);
