import { answer, type Handler } from '#server/contract/handler.ts';
import { domainError } from '#server/errors.ts';
import { forgetBrowserOf } from '#server/modules/auth/two-factor/remembered-browsers.ts';
import { clearSessionCookies } from '#server/plugins/app/session-cookies.ts';
import { askingHash } from '../asking.ts';
import { readSessionId } from '../presenter.ts';
import { dropSession } from '../session-repository.ts';

export const revokeSession: Handler<'revokeSession'> = async ({ params, viewer, db, request, reply }) => {
  const named = readSessionId(params.session_id);
  const ended =
    named && (await dropSession(db, viewer.userId, named.kind, named.id, askingHash(request, viewer)));
  if (!ended) throw domainError('not-found');
  if (named?.kind === 'cookie') await forgetBrowserOf(db, viewer.userId, named.id);
  if (ended.is_current && viewer.via === 'cookie') clearSessionCookies(request, reply);
  return answer(204);
};
