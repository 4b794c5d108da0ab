import { domainError, type ErrorWords } from '#server/core/errors.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import { accountMail } from '#server/entities/user/account-mail.ts';
import { type UserRow, userById } from '#server/entities/user/repository.ts';
import {
  overdueSuspensions,
  restore,
  type SuspensionRow,
  suspensionOf,
} from '#server/entities/user/suspensions-repository.ts';
import { isAddress } from '#server/mail/no-address.ts';
import { recordSecurityEvent } from '#server/modules/auth/security-log/record-event.ts';
import type { Services } from '#server/services.ts';

/** Number of accounts reopened per round. */
const BATCH_SIZE = 50;

/** Notifies a member that their account is open again since the security event `cause`. */
export function notifyReopened(
  db: Queryable,
  services: Services,
  account: Pick<UserRow, 'id' | 'email' | 'locale'>,
  cause: string,
): void {
  if (!isAddress(account.email)) return;
  const link = `${services.publicUrl}/login`;
  services.post.later(() => accountMail(db, services, account, 'accountRestored', { link }, { cause }));
}

/**
 * Reopens an account whose suspension has ended, and notifies its member; returns false when there is nothing to
 * reopen.
 */
async function reopen(db: Database, services: Services, userId: string): Promise<boolean> {
  const now = new Date(services.now());
  const cause = await db.transaction(async (tx) => {
    if (!(await restore(tx, userId, now))) return undefined;
    return recordSecurityEvent(tx, { userId, kind: 'suspension_revoked', request: null });
  });
  if (cause === undefined) return false;
  const user = await userById(db, userId);
  if (user) notifyReopened(db, services, user, cause);
  return true;
}

/** Reopens the accounts whose suspension has ended. Called periodically. */
export async function reopenDue(db: Database, services: Services): Promise<void> {
  for (const userId of await overdueSuspensions(db, new Date(services.now()), BATCH_SIZE))
    await reopen(db, services, userId);
}

/** Returns the words of a suspension: the explanation of the staff, and the end where it has one. */
function wordsOf({ reason: explanation, ends }: SuspensionRow): ErrorWords<'account-suspended'> {
  if (ends === null) return { reason: 'for_good', params: { explanation } };
  return { reason: 'until', params: { until: new Date(ends * 1000).toISOString(), explanation } };
}

/**
 * Rejects the log-in of a suspended member with the reason. Call it after authentication, so that strangers learn
 * nothing. An ended suspension is lifted.
 *
 * @throws DomainError account-suspended
 */
export async function refuseSuspended(
  db: Database,
  services: Services,
  { id, state }: Pick<UserRow, 'id' | 'state'>,
): Promise<void> {
  if (state !== 'suspended' || (await reopen(db, services, id))) return;
  const suspension = await suspensionOf(db, id);
  throw domainError('account-suspended', {
    ...(suspension ? wordsOf(suspension) : {}),
    redirectTo: '/support',
  });
}
