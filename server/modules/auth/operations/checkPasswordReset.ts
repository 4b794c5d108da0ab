import { domainError } from '#server/core/errors.ts';
import { userById } from '#server/entities/user/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { hasSecondFactor } from '#server/modules/auth/two-factor/factor-repository.ts';
import { findLink } from '../mailed-links/links.ts';

/** Masks `marlow@example.test` as `m…w@example.test`: enough to recognise one's own address. */
function hidden(email: string): string {
  const at = email.lastIndexOf('@');
  const name = [...email.slice(0, at)];
  return `${name[0] ?? ''}…${name.length > 2 ? name.at(-1) : ''}${email.slice(at)}`;
}

export const checkPasswordReset: Handler<'checkPasswordReset'> = async ({ body, db, services }) => {
  const userId = await findLink(db, services, 'reset', body.token);
  const user = await userById(db, userId);
  if (!user) throw domainError('link-expired');
  const requiresTwoFactor = user.email_verified && (await hasSecondFactor(db, userId));
  return { email: hidden(user.email), requiresTwoFactor };
};
