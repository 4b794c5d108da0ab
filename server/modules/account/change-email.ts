import { domainErrors } from '#server/core/errors.ts';
import { accountMail } from '#server/entities/user/account-mail.ts';
import type { UserRow } from '#server/entities/user/repository.ts';
import type { Context } from '#server/http/contract/handler.ts';
import { mailAddress } from '#server/mail/mail-address.ts';
import { maskedAddress } from '#server/mail/masked-address.ts';
import { limitConfirmation, newAddressEmail } from '#server/modules/auth/mailed-links/links.ts';
import { emailProblem } from '#server/modules/auth/registration/registration.ts';
import { recordSecurityEvent } from '#server/modules/auth/security-log/record-event.ts';
import { changeOrigin, originOf } from '#server/modules/auth/security-log/request-origin.ts';
import { checkSecondFactor } from '#server/modules/auth/two-factor/second-factor.ts';
import { undoLink } from '#server/modules/auth/undo/undo-links.ts';
import { writePendingEmail } from './account-repository.ts';

/**
 * Sets a pending address until its link is followed; the old address is notified, with a link to undo it. The current
 * address cancels a pending change.
 */
export async function changeEmail(
  { body, db, services, request }: Context<'editAccount'>,
  user: UserRow,
  typed: string,
) {
  const email = mailAddress(typed);
  const isOwn = email.toLowerCase() === user.email.toLowerCase();
  if (!isOwn) {
    const problem = await emailProblem(db, email, user.id);
    if (problem) throw domainErrors([problem]);
    await limitConfirmation(services, user, email);
  }
  const { undo, cause } = await db.transaction(async (tx) => {
    await checkSecondFactor(tx, services, user.id, body.tfa_token);
    await writePendingEmail(tx, user.id, isOwn ? null : email);
    let event = '';
    if (!isOwn || user.pending_email !== null) {
      event = await recordSecurityEvent(tx, {
        userId: user.id,
        kind: isOwn ? 'email_change_cancelled' : 'email_change_requested',
        request,
        ...(isOwn ? {} : { detail: email }),
      });
    }
    return { undo: isOwn ? undefined : await undoLink(tx, services, user, 'address'), cause: event };
  });
  if (isOwn) return {};
  services.post.later(() => newAddressEmail(db, services, user, email));
  const told = {
    address: maskedAddress(email),
    origin: changeOrigin(originOf(request), services.now()),
    undo,
  };
  services.post.later(() => accountMail(db, services, user, 'addressLeaves', told, { cause }));
  return { pendingEmail: email };
}
