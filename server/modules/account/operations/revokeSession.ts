import { domainError } from '#server/core/errors.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { clearSessionCookies } from '#server/http/plugins/session-cookies.ts';
import { askingHash } from '#server/modules/auth/sessions/current-session.ts';
import { readSessionId } from '#server/modules/auth/sessions/presenter.ts';
import { dropSession } from '#server/modules/auth/sessions/session-repository.ts';
import { forgetBrowserOf } from '#server/modules/auth/two-factor/remembered-browsers.ts';

export const revokeSession: Handler<'revokeSession'> = async ({ params, viewer, db, request, reply }) => {
  const named = readSessionId(params.session_id);
  const ended =
    named && (await dropSession(db, viewer.userId, named.kind, named.id, askingHash(request, viewer)));
  if (!ended) throw domainError('not-found');
  if (named?.kind === 'cookie') await forgetBrowserOf(db, viewer.userId, named.id);
  if (ended.is_current && viewer.via === 'cookie') clearSessionCookies(request, reply);
  return answer(204);
};
