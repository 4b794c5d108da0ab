import { DomainError } from '#server/core/errors.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { changeMailChoices, isBrowser, stopPage, stoppingOf } from '../mail/mail-stop.ts';

export const stopMails: Handler<'stopMails'> = async ({ query, db, services, request }) => {
  const { token, scope: asked = 'link' } = query;
  const stopping = db.transaction((tx) =>
    changeMailChoices(tx, services, token, (scope) => stoppingOf(asked === 'all' ? 'all' : scope)),
  );
  if (!isBrowser(request)) return answer(200, await stopping);
  await stopping.catch((error: unknown) => {
    // The page says why the link does not work.
    if (!(error instanceof DomainError)) throw error;
  });
  return answer(303, undefined, { headers: { location: stopPage(token) } });
};
