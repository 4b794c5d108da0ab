import { domainError } from '#server/core/errors.ts';
import { lockAccount } from '#server/credentials/account-repository.ts';
import { revokeCredentials } from '#server/credentials/revoke-credentials.ts';
import type { Queryable } from '#server/db/database.ts';
import { updatePasswordHash, userById } from '#server/entities/user/repository.ts';
import type { Context } from '#server/http/contract/handler.ts';
import { credentialsOf } from '#server/modules/auth/credentials/credentials-repository.ts';
import { dropDevices } from '#server/modules/auth/devices/device-repository.ts';
import { recordSecurityEvent } from '#server/modules/auth/security-log/record-event.ts';
import { recordRemovedCredentials } from '#server/modules/auth/security-log/record-removed-credentials.ts';
import { checkSecondFactor } from '#server/modules/auth/two-factor/second-factor.ts';
import { markVerified } from './link-repository.ts';
import { consumeLink, newToken } from './links.ts';

/**
 * Uses up the link of a password reset, sets the password and ends all sessions. Credentials of a confirmed account
 * stay and are returned as `open`, with a token to review them; those of an unconfirmed one are `removed`. `cause` is the
 * security event that the mails tell of.
 *
 * @throws link-expired, or the codes of a missing or wrong second factor
 */
export async function resetPassword(
  tx: Queryable,
  { body, services, request }: Context<'completePasswordReset'>,
  userId: string,
  hash: string,
) {
  await lockAccount(tx, userId);
  // A wrong code throws, and the link stays valid.
  await consumeLink(tx, services, 'reset', body.token);
  const before = await userById(tx, userId);
  if (!before) throw domainError('link-expired');
  const credentials = await credentialsOf(tx, userId);
  // An account with an unconfirmed address may have been registered by a stranger, who set up a second factor to keep
  // the address's owner out.
  if (before.email_verified) await checkSecondFactor(tx, services, userId, body.tfa_token);
  await revokeCredentials(tx, userId, before.email_verified ? 'passwordReset' : 'unconfirmedPasswordReset');
  if (!before.email_verified) await recordRemovedCredentials(tx, userId, request, credentials);
  await updatePasswordHash(tx, userId, hash);
  // Having the link proves access to the mailbox.
  await markVerified(tx, userId);
  await dropDevices(tx, userId);
  const cause = await recordSecurityEvent(tx, { userId, kind: 'password_reset', request });
  const stays = before.email_verified ? credentials : [];
  return {
    user: await userById(tx, userId),
    cause,
    open: stays,
    removed: before.email_verified ? [] : credentials,
    reviewToken: stays.length > 0 ? await newToken(tx, services, before, 'review') : undefined,
  };
}
