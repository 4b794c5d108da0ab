import { domainError } from '#server/core/errors.ts';
import { userById } from '#server/entities/user/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { isAddress } from '#server/mail/no-address.ts';
import { suppressionOf } from '#server/mail/suppression-repository.ts';
import { presentMailStatus } from '../mail-status-presenter.ts';

export const getMailStatus: Handler<'getMailStatus'> = async ({ db, viewer }) => {
  const user = await userById(db, viewer.userId);
  if (!user) throw domainError('requires-login');
  return presentMailStatus(user, isAddress(user.email) ? await suppressionOf(db, user.email) : undefined);
};
