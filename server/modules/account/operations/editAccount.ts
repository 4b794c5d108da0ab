import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { provePassword } from '#server/modules/auth/session/prove-password.ts';
import { sessionOfRequest } from '#server/modules/auth/sessions/current-session.ts';
import { countCodeAttempt } from '#server/modules/auth/two-factor/second-factor.ts';
import { changeEmail } from '../change-email.ts';
import { changePassword } from '../change-password.ts';

type AccountState = components['schemas']['AccountState'];

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
