import { domainError } from '#server/core/errors.ts';
import { accountMail } from '#server/entities/user/account-mail.ts';
import { lockLimit } from '#server/entities/user/limit-locks-repository.ts';
import { userById } from '#server/entities/user/repository.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { challengeOf, takeChallenge } from '#server/modules/auth/passkeys/challenges-repository.ts';
import { insertPasskey } from '#server/modules/auth/passkeys/passkey-repository.ts';
import { recordSecurityEvent } from '#server/modules/auth/security-log/record-event.ts';
import { changeOrigin, originOf } from '#server/modules/auth/security-log/request-origin.ts';
import { undoLink } from '#server/modules/auth/undo/undo-links.ts';
import { checkPasskeyLimit } from '../passkeys/policy.ts';
import { presentPasskey } from '../passkeys/presenter.ts';
import { verifyRegistration } from '../passkeys/registration.ts';

export const addPasskey: Handler<'addPasskey'> = async ({ body, db, services, viewer, request }) => {
  const { userId } = viewer;
  if (body.name.trim() === '') {
    throw domainError('invalid-request-param', { field: 'name', reason: 'name_missing' });
  }
  // The challenge is consumed even when verification fails.
  const challenge = challengeOf(body.passkey.response.clientDataJSON);
  if (!(await takeChallenge(db, services, challenge, userId))) {
    throw domainError('link-expired', { reason: 'too_slow' });
  }
  const made = await verifyRegistration(services, body);
  if (!made)
    throw domainError('invalid-passkey', {
      detail: 'This passkey does not answer the request. Start again.',
    });
  const { row, user, undo, cause } = await db.transaction(async (tx) => {
    await lockLimit(tx, 'passkeys', userId);
    await checkPasskeyLimit(tx, userId);
    const added = await insertPasskey(tx, userId, made);
    if (!added) throw domainError('already-done', { reason: 'passkey' });
    const told = { userId, kind: 'passkey_added', request, detail: added.name } as const;
    const event = await recordSecurityEvent(tx, told);
    const member = await userById(tx, userId);
    return {
      row: added,
      cause: event,
      user: member,
      undo: member && (await undoLink(tx, services, member, 'passkey')),
    };
  });
  if (user) {
    const told = { passkey: row.name, origin: changeOrigin(originOf(request), services.now()), undo };
    services.post.later(() => accountMail(db, services, user, 'passkeyAdded', told, { cause }));
  }
  return answer(201, { passkey: presentPasskey(row) });
};
