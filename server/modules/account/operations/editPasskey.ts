import { domainError } from '#server/core/errors.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { renamePasskey } from '#server/modules/auth/passkeys/passkey-repository.ts';
import { canBeId } from '../passkeys/policy.ts';
import { presentPasskey } from '../passkeys/presenter.ts';

export const editPasskey: Handler<'editPasskey'> = async ({ params, body, db, viewer }) => {
  const { passkey_id: id } = params;
  const name = body.name.trim();
  if (name === '')
    throw domainError('invalid-request-param', { field: 'name', detail: 'The name is missing.' });
  const row = canBeId(id) ? await renamePasskey(db, viewer.userId, id, name) : undefined;
  if (!row) throw domainError('not-found');
  return { passkey: presentPasskey(row) };
};
