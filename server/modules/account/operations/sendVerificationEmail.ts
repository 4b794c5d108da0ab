import { domainError, domainErrors } from '#server/core/errors.ts';
import { type UserRow, userById } from '#server/entities/user/repository.ts';
import { answer, type Context, type Handler } from '#server/http/contract/handler.ts';
import { mailAddress } from '#server/mail/mail-address.ts';
import { isAddress } from '#server/mail/no-address.ts';
import { isSuppressed } from '#server/mail/suppression-repository.ts';
import { writePendingEmail } from '#server/modules/account/account-repository.ts';
import { limitConfirmation, linkEmail, newAddressEmail } from '#server/modules/auth/mailed-links/links.ts';
import { emailProblem } from '#server/modules/auth/registration/registration.ts';
import { recordSecurityEvent } from '#server/modules/auth/security-log/record-event.ts';

/** Stores the address for an unfinished registration without one. */
async function takeAddress(
  { db, services, request }: Context<'sendVerificationEmail'>,
  user: UserRow,
  typed: string | undefined,
): Promise<void> {
  const email = typed === undefined ? user.pending_email : mailAddress(typed);
  if (!email)
    throw domainError('invalid-request-param', { field: 'email', detail: 'The address is missing.' });
  const problem = await emailProblem(db, email);
  if (problem) throw domainErrors([problem]);
  await limitConfirmation(services, user, email);
  await db.transaction(async (tx) => {
    await writePendingEmail(tx, user.id, email);
    await recordSecurityEvent(tx, {
      userId: user.id,
      kind: 'email_change_requested',
      request,
      detail: email,
    });
  });
  services.post.later(() => newAddressEmail(db, services, user, email));
}

export const sendVerificationEmail: Handler<'sendVerificationEmail'> = async (context) => {
  const { body, viewer, db, services } = context;
  const user = await userById(db, viewer.userId);
  if (user && !isAddress(user.email)) {
    await takeAddress(context, user, body?.email);
    return answer(204);
  }
  if (body?.email !== undefined) {
    throw domainError('invalid-request-param', { field: 'email', reason: 'email_known' });
  }
  // A confirmed address needs no link, unless e-mails did not arrive there.
  if (!user || (user.email_verified && !(await isSuppressed(db, user.email)))) return answer(204);
  await limitConfirmation(services, user, user.email);
  services.post.later(() => linkEmail(db, services, user, 'verify'));
  return answer(204);
};
