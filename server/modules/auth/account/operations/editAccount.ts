import type { components } from '#generated/types/api.d.ts';
import type { Context, Handler } from '#server/contract/handler.ts';
import { domainErrors } from '#server/errors.ts';
import { dropWaysIn } from '#server/modules/auth/mailed-links/link-repository.ts';
import { forgetMails, holdConfirmation, newAddressLetter } from '#server/modules/auth/mailed-links/links.ts';
import { emailProblem, passwordProblem } from '#server/modules/auth/registration/registration.ts';
import { recordSecurityEvent } from '#server/modules/auth/security-log/record-event.ts';
import { provePassword } from '#server/modules/auth/session/prove-password.ts';
import { askerOf, askingHash } from '#server/modules/auth/sessions/asking.ts';
import {
  dropAppsTokens,
  dropOtherSessions,
  dropOtherTokens,
} from '#server/modules/auth/sessions/session-repository.ts';
import { forgetBrowsers } from '#server/modules/auth/two-factor/remembered-browsers.ts';
import { type UserRow, updatePasswordHash } from '#server/modules/users/repository.ts';
import { letter } from '#server/services/mail/letters.ts';
import { mailAddress } from '#server/services/mail/mail-address.ts';
import { hashPassword } from '#server/services/passwords.ts';
import { writePendingEmail } from '../account-repository.ts';

type AccountState = components['schemas']['AccountState'];

/** The new address waits until its link is followed; the old one is told. The own address again takes the wish back. */
async function changeEmail({ db, services, request }: Context<'editAccount'>, user: UserRow, typed: string) {
  const email = mailAddress(typed);
  if (email.toLowerCase() === user.email.toLowerCase()) {
    if (user.pending_email === null) return {};
    await db.transaction(async (tx) => {
      await writePendingEmail(tx, user.id, null);
      await recordSecurityEvent(tx, { userId: user.id, kind: 'email_change_cancelled', request });
    });
    return {};
  }
  const problem = await emailProblem(db, email);
  if (problem) throw domainErrors([problem]);
  await holdConfirmation(services, user, email);
  await db.transaction(async (tx) => {
    await writePendingEmail(tx, user.id, email);
    await recordSecurityEvent(tx, {
      userId: user.id,
      kind: 'email_change_requested',
      request,
      detail: email,
    });
  });
  services.post.later(() => newAddressLetter(db, services, user, email));
  const help = `${services.publicUrl}/passwordreset`;
  services.post.later(async () => letter('addressLeaves', user.email, user.locale, help));
  return { pendingEmail: email };
}

/** Ends everything but the session that asks: whoever knew the old password is out. */
async function changePassword(
  { db, services, request, viewer }: Context<'editAccount'>,
  user: UserRow,
  password: string,
) {
  const problem = passwordProblem(password, user.email);
  if (problem) throw domainErrors([problem]);
  const hash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await updatePasswordHash(tx, user.id, hash);
    await dropWaysIn(tx, user.id);
    const asking = askingHash(request, viewer);
    await dropOtherSessions(tx, user.id, asking);
    await dropOtherTokens(tx, user.id, asking);
    await dropAppsTokens(tx, user.id);
    await forgetBrowsers(tx, user.id);
    await recordSecurityEvent(tx, { userId: user.id, kind: 'password_changed', request });
  });
  await forgetMails(services, user);
  const help = `${services.publicUrl}/passwordreset`;
  services.post.later(async () => letter('passwordChanged', user.email, user.locale, help));
  return { passwordChangedTs: Math.floor(services.now() / 1000) };
}

export const editAccount: Handler<'editAccount'> = async (context): Promise<AccountState> => {
  const { body, db, services, viewer, request } = context;
  const { email, password, password_current: present } = body;
  const user = await provePassword(db, services, askerOf(request, viewer), present);
  const waiting = user.pending_email ? { pendingEmail: user.pending_email } : {};
  const state = { email: user.email, emailVerified: user.email_verified };
  if (email !== undefined) return { ...state, ...(await changeEmail(context, user, email)) };
  const changed = password === undefined ? {} : await changePassword(context, user, password);
  return { ...state, ...waiting, ...changed };
};
