import { domainError } from '#server/core/errors.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { renamePasskey } from '#server/modules/auth/passkeys/passkey-repository.ts';
import { recordSecurityEvent } from '#server/modules/auth/security-log/record-event.ts';
import { isPasskeyId } from '../passkeys/policy.ts';
import { presentPasskey } from '../passkeys/presenter.ts';

export const editPasskey: Handler<'editPasskey'> = async ({ params, body, db, viewer, request }) => {
  const { passkey_id: id } = params;
  const name = body.name.trim();
  if (name === '') throw domainError('invalid-request-param', { field: 'name', reason: 'name_missing' });
  const { userId } = viewer;
  const row = await db.transaction(async (tx) => {
    const renamed = isPasskeyId(id) ? await renamePasskey(tx, userId, id, name) : undefined;
    if (!renamed) throw domainError('not-found');
    await recordSecurityEvent(tx, { userId, kind: 'passkey_renamed', request, detail: name });
    return renamed;
  });
  return { passkey: presentPasskey(row) };
};
