import { domainError } from '#server/core/errors.ts';
import { lockAccount } from '#server/credentials/account-repository.ts';
import { revokeCredentials } from '#server/credentials/revoke-credentials.ts';
import type { Queryable } from '#server/db/database.ts';
import { userById } from '#server/entities/user/repository.ts';
import type { Context } from '#server/http/contract/handler.ts';
import { deleteCredentialsSince } from '#server/modules/auth/credentials/credentials-repository.ts';
import { dropDevices } from '#server/modules/auth/devices/device-repository.ts';
import { newToken } from '#server/modules/auth/mailed-links/links.ts';
import { recordSecurityEvent } from '#server/modules/auth/security-log/record-event.ts';
import { recordRemovedCredentials } from '#server/modules/auth/security-log/record-removed-credentials.ts';
import { hasSecondFactor } from '#server/modules/auth/two-factor/factor-repository.ts';
import { deleteBackupCodes, renewedBackupCodes, restoreEmail, takeUndo } from './undo-repository.ts';

/**
 * Reverts what was changed since an undo link was made: the address, credentials added since, sessions. Returns the
 * account before and after, the removed credentials, and a token to choose a password.
 *
 * @throws link-expired
 */
export async function revertChanges(
  tx: Queryable,
  { services, request }: Context<'restoreAccount'>,
  userId: string,
  tokenHash: Buffer,
  now: Date,
) {
  await lockAccount(tx, userId);
  const before = await userById(tx, userId);
  const undo = await takeUndo(tx, tokenHash, now);
  if (!before || !undo) throw domainError('link-expired');
  const { email, started_at: since } = undo;
  const newCodes = undo.kind === 'backup_codes' || (await renewedBackupCodes(tx, userId, since));
  // For an account registered with an address that was never confirmed, everything added is removed.
  const gone = await deleteCredentialsSince(tx, userId, before.email_verified ? since : null);
  if (newCodes) await deleteBackupCodes(tx, userId);
  await revokeCredentials(tx, userId, 'changeUndone', { undoneSince: since });
  await restoreEmail(tx, userId, email);
  await dropDevices(tx, userId);
  if (undo.kind === 'address') {
    await recordSecurityEvent(tx, { userId, kind: 'email_change_reverted', request, detail: email });
  }
  await recordRemovedCredentials(tx, userId, request, gone);
  return {
    former: before,
    user: { ...before, email },
    removed: gone,
    resetToken: await newToken(tx, services, { id: userId, email }, 'reset'),
    requiresTwoFactor: await hasSecondFactor(tx, userId),
  };
}
