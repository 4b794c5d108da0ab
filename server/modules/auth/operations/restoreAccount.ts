import { domainError } from '#server/core/errors.ts';
import { lockAccount } from '#server/credentials/account-repository.ts';
import { revokeCredentials } from '#server/credentials/revoke-credentials.ts';
import { isUniqueViolation } from '#server/db/database.ts';
import { accountMail } from '#server/entities/user/account-mail.ts';
import { type UserRow, userById } from '#server/entities/user/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { composeMail } from '#server/mail/compose-mail.ts';
import type { Mail } from '#server/mail/mail.ts';
import { dropDevices } from '#server/modules/auth/devices/device-repository.ts';
import { newToken } from '#server/modules/auth/mailed-links/links.ts';
import { recordSecurityEvent } from '#server/modules/auth/security-log/record-event.ts';
import { recordRemovedCredentials } from '#server/modules/auth/security-log/record-removed-ways-in.ts';
import { changeOrigin, originOf } from '#server/modules/auth/security-log/request-origin.ts';
import { hasSecondFactor } from '#server/modules/auth/two-factor/factor-repository.ts';
import { mailedCredential, presentCredential } from '#server/modules/auth/ways-in/presenter.ts';
import { deleteCredentialsSince } from '#server/modules/auth/ways-in/ways-in-repository.ts';
import type { Services } from '#server/services.ts';
import { undoHashOf } from '../undo/undo-links.ts';
import {
  deleteBackupCodes,
  ownerOfUndo,
  renewedBackupCodes,
  restoreEmail,
  takeUndo,
} from '../undo/undo-repository.ts';

/** Returns the mail to an address that belongs to no account any more; it names none. */
function addressTakenBackMail({ publicUrl, imprint }: Services, { email, locale }: UserRow): Promise<Mail> {
  return composeMail({ publicUrl, imprint }, 'addressTakenBack', { to: email, locale, timeZone: 'UTC' }, {});
}

export const restoreAccount: Handler<'restoreAccount'> = async ({ body, db, services, request }) => {
  const tokenHash = undoHashOf(services, body.token);
  const now = new Date(services.now());
  const userId = await ownerOfUndo(db, tokenHash, now);
  if (userId === undefined) throw domainError('link-expired');
  const { former, user, removed, resetToken, requiresTwoFactor } = await db
    .transaction(async (tx) => {
      await lockAccount(tx, userId);
      const before = await userById(tx, userId);
      const undo = await takeUndo(tx, tokenHash, now);
      if (!before || !undo) throw domainError('link-expired');
      const { email, started_at: since } = undo;
      const newCodes = undo.kind === 'backup_codes' || (await renewedBackupCodes(tx, userId, since));
      // For an account registered with an address that was never confirmed, everything added is removed.
      const gone = await deleteCredentialsSince(tx, userId, before.email_verified ? since : null);
      if (newCodes) await deleteBackupCodes(tx, userId);
      await revokeCredentials(tx, userId, 'changeUndone', { undoneSince: since });
      await restoreEmail(tx, userId, email);
      await dropDevices(tx, userId);
      if (undo.kind === 'address') {
        await recordSecurityEvent(tx, { userId, kind: 'email_change_reverted', request, detail: email });
      }
      await recordRemovedCredentials(tx, userId, request, gone);
      return {
        former: before,
        user: { ...before, email },
        removed: gone,
        resetToken: await newToken(tx, services, { id: userId, email }, 'reset'),
        requiresTwoFactor: await hasSecondFactor(tx, userId),
      };
    })
    .catch((error: unknown) => {
      if (isUniqueViolation(error, 'users_email')) throw domainError('email-unavailable');
      throw error;
    });
  const { email } = user;
  const told = {
    removed: removed.map((row) => mailedCredential(services, row)),
    origin: changeOrigin(originOf(request), services.now()),
    help: `${services.publicUrl}/passwordreset`,
  };
  services.post.later(() => accountMail(db, services, user, 'changeUndone', told));
  if (former.email.toLowerCase() !== email.toLowerCase()) {
    services.post.later(() => addressTakenBackMail(services, former));
  }
  return {
    email,
    resetToken,
    requiresTwoFactor,
    removedWaysIn: removed.map((row) => presentCredential(services, row)),
  };
};
