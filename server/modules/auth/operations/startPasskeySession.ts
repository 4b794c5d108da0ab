import { domainError } from '#server/core/errors.ts';
import { userById } from '#server/entities/user/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { verifyAssertion } from '#server/modules/auth/passkeys/assertion.ts';
import { refuseSuspended } from '#server/modules/auth/session/refuse-suspended.ts';
import { startSession } from '#server/modules/auth/session/start-session.ts';

export const startPasskeySession: Handler<'startPasskeySession'> = async (context) => {
  const { body, db, services, request, reply } = context;
  const { user_id: userId, access_epoch: epoch } = await verifyAssertion(db, services, body.passkey);
  const user = await userById(db, userId);
  if (!user) throw domainError('invalid-passkey');
  await refuseSuspended(db, services, user);
  const checked = { epoch, refusal: 'invalid-passkey' } as const;
  return startSession(db, services, userId, { request, reply }, { method: 'passkey', checked });
};
