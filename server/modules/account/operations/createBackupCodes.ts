import { domainError } from '#server/core/errors.ts';
import { accountMail } from '#server/entities/user/account-mail.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { recordSecurityEvent } from '#server/modules/auth/security-log/record-event.ts';
import { changeOrigin, originOf } from '#server/modules/auth/security-log/request-origin.ts';
import { provePassword } from '#server/modules/auth/session/prove-password.ts';
import { sessionOfRequest } from '#server/modules/auth/sessions/current-session.ts';
import { hasSecondFactor } from '#server/modules/auth/two-factor/factor-repository.ts';
import {
  checkSecondFactor,
  countCodeAttempt,
  renewBackupCodes,
} from '#server/modules/auth/two-factor/second-factor.ts';
import { undoLink } from '#server/modules/auth/undo/undo-links.ts';

export const createBackupCodes: Handler<'createBackupCodes'> = async ({
  body,
  viewer,
  db,
  services,
  request,
}) => {
  const asker = sessionOfRequest(request, viewer);
  const user = await provePassword(db, services, asker, body.password_current);
  const { id } = user;
  await countCodeAttempt(services, id, body.tfa_token, asker.source);
  const { backupCodes, undo, cause } = await db.transaction(async (tx) => {
    // Backup codes without a second factor would have no use.
    if (!(await hasSecondFactor(tx, id))) throw domainError('invalid-two-factor-code');
    await checkSecondFactor(tx, services, id, body.tfa_token);
    return {
      cause: await recordSecurityEvent(tx, { userId: id, kind: 'backup_codes_created', request }),
      backupCodes: await renewBackupCodes(tx, services, id),
      undo: await undoLink(tx, services, user, 'backup_codes'),
    };
  });
  const origin = changeOrigin(originOf(request), services.now());
  services.post.later(() => accountMail(db, services, user, 'backupCodesMade', { origin, undo }, { cause }));
  return answer(201, { backupCodes, createdTs: Math.floor(services.now() / 1000) });
};
