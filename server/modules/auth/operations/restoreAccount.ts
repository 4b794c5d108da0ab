import { domainError } from '#server/core/errors.ts';
import { isUniqueViolation } from '#server/db/database.ts';
import { accountMail } from '#server/entities/user/account-mail.ts';
import type { UserRow } from '#server/entities/user/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { composeMail } from '#server/mail/compose-mail.ts';
import type { MailOrder } from '#server/mail/mail.ts';
import {
  mailedCredential,
  presentCredential,
} from '#server/modules/auth/credentials/credential-presenter.ts';
import { changeOrigin, originOf } from '#server/modules/auth/security-log/request-origin.ts';
import type { Services } from '#server/services.ts';
import { revertChanges } from '../undo/revert-changes.ts';
import { undoHashOf } from '../undo/undo-links.ts';
import { ownerOfUndo } from '../undo/undo-repository.ts';

/** Returns the mail to an address that belongs to no account any more; it names none. */
async function addressTakenBackMail(
  { publicUrl, imprint }: Services,
  { email, locale }: UserRow,
  cause: string,
): Promise<MailOrder> {
  const recipient = { to: email, locale, timeZone: 'UTC' };
  const mail = await composeMail({ publicUrl, imprint }, 'addressTakenBack', recipient, {});
  return { cause: `addressTakenBack ${cause}`, mail };
}

export const restoreAccount: Handler<'restoreAccount'> = async (context) => {
  const { body, db, services, request } = context;
  const tokenHash = undoHashOf(services, body.token);
  const now = new Date(services.now());
  const userId = await ownerOfUndo(db, tokenHash, now);
  if (userId === undefined) throw domainError('link-expired');
  const { former, user, removed, resetToken, requiresTwoFactor } = await db
    .transaction((tx) => revertChanges(tx, context, userId, tokenHash, now))
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
  const cause = tokenHash.toString('hex');
  services.post.later(() => accountMail(db, services, user, 'changeUndone', told, { cause }));
  if (former.email.toLowerCase() !== email.toLowerCase()) {
    services.post.later(() => addressTakenBackMail(services, former, cause));
  }
  return {
    email,
    resetToken,
    requiresTwoFactor,
    removedCredentials: removed.map((row) => presentCredential(services, row)),
  };
};
