import { revokeCredentials } from '#server/credentials/revoke-credentials.ts';
import { accountMail } from '#server/entities/user/account-mail.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { recordSecurityEvent } from '#server/modules/auth/security-log/record-event.ts';
import { changeOrigin, originOf } from '#server/modules/auth/security-log/request-origin.ts';
import { provePassword } from '#server/modules/auth/session/prove-password.ts';
import { sessionOfRequest } from '#server/modules/auth/sessions/current-session.ts';
import { checkSecondFactor, countCodeAttempt } from '#server/modules/auth/two-factor/second-factor.ts';
import { undoLink } from '#server/modules/auth/undo/undo-links.ts';

export const endTwoFactor: Handler<'endTwoFactor'> = async ({ body, viewer, db, services, request }) => {
  const asker = sessionOfRequest(request, viewer);
  const user = await provePassword(db, services, asker, body.password_current);
  await countCodeAttempt(services, user.id, body.tfa_token, asker.source);
  const ended = await db.transaction(async (tx) => {
    const wasOn = await checkSecondFactor(tx, services, user.id, body.tfa_token);
    await revokeCredentials(tx, user.id, 'secondFactorOff');
    if (!wasOn) return undefined;
    return {
      cause: await recordSecurityEvent(tx, { userId: user.id, kind: 'two_factor_disabled', request }),
      undo: await undoLink(tx, services, user, 'second_factor_off'),
    };
  });
  if (ended) {
    const told = { origin: changeOrigin(originOf(request), services.now()), undo: ended.undo };
    const { cause } = ended;
    services.post.later(() => accountMail(db, services, user, 'secondFactorOff', told, { cause }));
  }
  return answer(204);
};
