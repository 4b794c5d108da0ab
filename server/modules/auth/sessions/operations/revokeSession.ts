import { answer, type Handler } from '#server/contract/handler.ts';
import { revokeCredentials } from '#server/credentials/revoke-credentials.ts';
import { domainError } from '#server/errors.ts';
import { clearSessionCookies } from '#server/plugins/app/session-cookies.ts';
import { askingHash } from '../asking.ts';
import { readSessionId } from '../presenter.ts';
import { sessionOf } from '../session-repository.ts';

export const revokeSession: Handler<'revokeSession'> = async ({ params, viewer, db, request, reply }) => {
  const only = readSessionId(params.session_id);
  const asking = askingHash(request, viewer);
  const ended =
    only &&
    (await db.transaction(async (tx) => {
      const found = await sessionOf(tx, viewer.userId, only, asking);
      if (found) await revokeCredentials(tx, viewer.userId, 'sessionEnded', { only });
      return found;
    }));
  if (!ended) throw domainError('not-found');
  if (ended.is_current && viewer.via === 'cookie') clearSessionCookies(request, reply);
  return answer(204);
};
