import { answer, type Handler } from '#server/http/contract/handler.ts';
import { isBrowser, readStop, stopPage } from '../mail/mail-stop.ts';

export const getMailChoices: Handler<'getMailChoices'> = async ({ query, db, services, request }) => {
  if (isBrowser(request)) return answer(303, undefined, { headers: { location: stopPage(query.token) } });
  return answer(200, await readStop(db, services, query.token));
};
