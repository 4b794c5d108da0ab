import type { Handler } from '#server/contract/handler.ts';
import { domainError } from '#server/errors.ts';
import { countPasskeys } from '#server/modules/auth/passkeys/passkey-repository.ts';
import { hasSecondFactor } from '#server/modules/auth/two-factor/factor-repository.ts';
import { userById } from '#server/modules/users/repository.ts';

export const getProofs: Handler<'getProofs'> = async ({ db, viewer }) => {
  const user = await userById(db, viewer.userId);
  if (!user) throw domainError('requires-login');
  const password = user.password_hash !== null;
  return {
    password,
    passkey: (await countPasskeys(db, user.id)) > 0,
    mailCode: !password,
    secondFactor: await hasSecondFactor(db, user.id),
  };
};
