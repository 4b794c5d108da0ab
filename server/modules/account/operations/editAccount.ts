import type { components } from '#generated/types/api.d.ts';
import { domainError, domainErrors } from '#server/core/errors.ts';
import { revokeCredentials } from '#server/credentials/revoke-credentials.ts';
import { accountMail } from '#server/entities/user/account-mail.ts';
import { type UserRow, updatePasswordHash } from '#server/entities/user/repository.ts';
import type { Context, Handler } from '#server/http/contract/handler.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { mailAddress } from '#server/mail/mail-address.ts';
import { maskedAddress } from '#server/mail/masked-address.ts';
import {
  limitConfirmation,
  newAddressEmail,
  resetMailBudget,
} from '#server/modules/auth/mailed-links/links.ts';
import { emailProblem, passwordProblem } from '#server/modules/auth/registration/registration.ts';
import { recordSecurityEvent } from '#server/modules/auth/security-log/record-event.ts';
import { changeOrigin, originOf } from '#server/modules/auth/security-log/request-origin.ts';
import { provePassword } from '#server/modules/auth/session/prove-password.ts';
import { sessionHashOf, sessionOfRequest } from '#server/modules/auth/sessions/current-session.ts';
import { checkSecondFactor, countCodeAttempt } from '#server/modules/auth/two-factor/second-factor.ts';
import { undoLink } from '#server/modules/auth/undo/undo-links.ts';
import { presentCredential } from '#server/modules/auth/ways-in/presenter.ts';
import { credentialsOf } from '#server/modules/auth/ways-in/ways-in-repository.ts';
import { writePendingEmail } from '../account-repository.ts';

type AccountState = components['schemas']['AccountState'];

/**
 * Sets a pending address until its link is followed; the old address is notified, with a link to undo it. The current
 * address cancels a pending change.
 */
async function changeEmail(
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
  const undo = await db.transaction(async (tx) => {
    await checkSecondFactor(tx, services, user.id, body.tfa_token);
    await writePendingEmail(tx, user.id, isOwn ? null : email);
    if (!isOwn || user.pending_email !== null) {
      await recordSecurityEvent(tx, {
        userId: user.id,
        kind: isOwn ? 'email_change_cancelled' : 'email_change_requested',
        request,
        ...(isOwn ? {} : { detail: email }),
      });
    }
    return isOwn ? undefined : await undoLink(tx, services, user, 'address');
  });
  if (isOwn) return {};
  services.post.later(() => newAddressEmail(db, services, user, email));
  const told = {
    address: maskedAddress(email),
    origin: changeOrigin(originOf(request), services.now()),
    undo,
  };
  services.post.later(() => accountMail(db, services, user, 'addressLeaves', told));
  return { pendingEmail: email };
}

/** Changes the password and ends all other sessions, which locks out anybody who knew the old one. */
async function changePassword(
  { body, db, services, request, viewer }: Context<'editAccount'>,
  user: UserRow,
  password: string,
) {
  const problem = passwordProblem(password, user.email);
  if (problem) throw domainErrors([problem]);
  const hash = await hashPassword(password);
  const open = await db.transaction(async (tx) => {
    await checkSecondFactor(tx, services, user.id, body.tfa_token);
    const waysIn = await credentialsOf(tx, user.id);
    await revokeCredentials(tx, user.id, 'passwordChanged', { asking: sessionHashOf(request, viewer) });
    await updatePasswordHash(tx, user.id, hash);
    await recordSecurityEvent(tx, { userId: user.id, kind: 'password_changed', request });
    return waysIn;
  });
  await resetMailBudget(services, user);
  const told = {
    origin: changeOrigin(originOf(request), services.now()),
    help: `${services.publicUrl}/passwordreset`,
  };
  services.post.later(() => accountMail(db, services, user, 'passwordChanged', told));
  return {
    passwordChangedTs: Math.floor(services.now() / 1000),
    waysIn: open.map((row) => presentCredential(services, row)),
  };
}

export const editAccount: Handler<'editAccount'> = async (context): Promise<AccountState> => {
  const { body, db, services, viewer, request } = context;
  const { email, password, password_current: present, tfa_token: code } = body;
  if ((email === undefined) === (password === undefined)) {
    throw domainError('invalid-request-param', { detail: 'Send either email or password.' });
  }
  const asker = sessionOfRequest(request, viewer);
  await countCodeAttempt(services, viewer.userId, code, asker.source);
  const user = await provePassword(db, services, asker, present);
  const state = { email: user.email, emailVerified: user.email_verified };
  if (email !== undefined) return { ...state, ...(await changeEmail(context, user, email)) };
  return { ...state, ...(await changePassword(context, user, password ?? '')) };
};
