import { domainError } from '#server/core/errors.ts';
import { userById } from '#server/entities/user/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { countPasskeys } from '#server/modules/auth/passkeys/passkey-repository.ts';
import { hasSecondFactor } from '#server/modules/auth/two-factor/factor-repository.ts';

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
