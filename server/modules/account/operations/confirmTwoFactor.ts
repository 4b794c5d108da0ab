import { domainError } from '#server/core/errors.ts';
import { lockAccount } from '#server/credentials/account-repository.ts';
import { revokeCredentials } from '#server/credentials/revoke-credentials.ts';
import { accountMail } from '#server/entities/user/account-mail.ts';
import { userById } from '#server/entities/user/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { recordSecurityEvent } from '#server/modules/auth/security-log/record-event.ts';
import { changeOrigin, originOf } from '#server/modules/auth/security-log/request-origin.ts';
import { sessionHashOf, sessionOfRequest } from '#server/modules/auth/sessions/current-session.ts';
import { factorOf, switchOn } from '#server/modules/auth/two-factor/factor-repository.ts';
import {
  countCodeAttempt,
  isCodeOfNow,
  renewBackupCodes,
} from '#server/modules/auth/two-factor/second-factor.ts';
import { undoLink } from '#server/modules/auth/undo/undo-links.ts';

export const confirmTwoFactor: Handler<'confirmTwoFactor'> = async ({
  body,
  viewer,
  db,
  services,
  request,
}) => {
  const { userId } = viewer;
  await countCodeAttempt(services, userId, body.tfa_token, sessionOfRequest(request, viewer).source);
  const moment = services.now();
  const { backupCodes, user, undo, cause } = await db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    const factor = await factorOf(tx, userId);
    if (!factor || factor.is_on || factor.setup_ends <= moment) {
      throw domainError('link-expired', { reason: 'too_slow' });
    }
    if (!(await isCodeOfNow(tx, services, userId, factor, body.tfa_token))) {
      throw domainError('invalid-two-factor-code');
    }
    if (!(await switchOn(tx, userId, new Date(moment)))) throw domainError('link-expired');
    await revokeCredentials(tx, userId, 'secondFactorOn', { asking: sessionHashOf(request, viewer) });
    const event = await recordSecurityEvent(tx, { userId, kind: 'two_factor_enabled', request });
    const member = await userById(tx, userId);
    return {
      backupCodes: await renewBackupCodes(tx, services, userId),
      user: member,
      cause: event,
      undo: member && (await undoLink(tx, services, member, 'second_factor_on')),
    };
  });
  if (user) {
    const told = { origin: changeOrigin(originOf(request), services.now()), undo };
    services.post.later(() => accountMail(db, services, user, 'secondFactorOn', told, { cause }));
  }
  return { backupCodes, createdTs: Math.floor(moment / 1000) };
};
